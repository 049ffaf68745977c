import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from '@/components/ui/message/toast';
import { LangField } from '@/components/form/origin-fields';
import { useActionForm } from '@/components/form/use-action-form';
import { Button, ButtonAnchor } from '@/components/ui/control/button';
import {
  changePasswordAction,
  deleteAccountAction,
  signOutEverywhereAction,
} from '@/lib/account/profile-actions';
import { localPath } from '@/content/local-path';
import { hasFormDraft } from '@/lib/forms/form-draft-storage';
import { changePasswordRules, deleteAccountRules } from '@/lib/account/form-rules';
import { ONLY_A_BUTTON } from '@/lib/forms/form-rules';
import { NewPasswordFields } from '@/components/account/fields/new-password-fields';
import { PasswordField } from '@/components/account/fields/password-field';
import type { LocalisedProfile } from './localised-profile';
import { ProfileAlert } from './profile-alert';
import { load, toastAndGo } from '@/components/account/toast-and-go';

const go = toastAndGo(null, load);

/** What can be done with an account beside its name. Each is folded until asked for. */
export function ProfileExtras(localised: LocalisedProfile) {
  const { words } = localised;
  return (
    <div className="border-b border-hairline">
      <Fold title={words.password.title} form="password" anchor="change-password">
        <PasswordForm {...localised} />
      </Fold>
      <Fold title={words.everywhere.title} form="everywhere">
        <EverywhereForm {...localised} />
      </Fold>
      <Fold title={words.data.title}>
        <p>{words.data.text}</p>
        <ButtonAnchor look="outline" href="/api/auth/myData" download={words.data.file}>
          {words.data.link}
        </ButtonAnchor>
      </Fold>
      <Fold title={words.remove.title} form="remove">
        <RemoveForm {...localised} />
      </Fold>
    </div>
  );
}

interface FoldProps {
  title: string;
  /** The form inside: open while a renewed page has something to say in it. */
  form?: string;
  /** Behind `#` in the address: then it is open, and in view. */
  anchor?: string;
  children: ReactNode;
}

function Fold({ title, form, anchor, children }: FoldProps) {
  const here = useRef<HTMLDetailsElement>(null);
  const [isMeant] = useState(() => anchor !== undefined && window.location.hash === `#${anchor}`);
  const [speaks] = useState(() => form !== undefined && hasFormDraft(form));
  // It comes with the profile, long after the browser has looked for it.
  useEffect(() => {
    if (isMeant) here.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <details
      ref={here}
      id={anchor}
      open={speaks || isMeant}
      className="group/fold scroll-mt-24 border-t border-hairline"
    >
      <summary className="t-label flex min-h-ctl items-center justify-between gap-4 hover:text-kiln">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open/fold:rotate-180" />
      </summary>
      <div className="grid justify-items-start gap-6 pt-2 pb-8">{children}</div>
    </details>
  );
}

function PasswordForm(localised: LocalisedProfile) {
  const { words, said, common } = localised;
  const { state, pending, field, form } = useActionForm({
    // Not `change`: its field of the password would have the id of the fold, and lose its label.
    id: 'password',
    rules: changePasswordRules,
    faults: common.faults,
    action: changePasswordAction,
    permalink: localPath('/profile', common.lang),
    deps: { password: ['confirm'] },
    onAnswer: ({ status }) => status === 'done' && toast('success', words.password.done),
  });
  return (
    <form {...form} className="grid w-full gap-6">
      <ProfileAlert {...{ localised, state }} failed={said.passwordNotChanged} />
      <PasswordField words={common} field={field('current')} kind="current" autoComplete="current-password" />
      <NewPasswordFields words={common} field={field} />
      <LangField lang={common.lang} />
      <Button type="submit" className="justify-self-start" aria-disabled={pending || undefined}>
        {words.password.submit}
      </Button>
    </form>
  );
}

function EverywhereForm(localised: LocalisedProfile) {
  const { words, said, common } = localised;
  const { state, pending, form } = useActionForm({
    id: 'everywhere',
    rules: ONLY_A_BUTTON,
    action: signOutEverywhereAction,
    permalink: localPath('/profile', common.lang),
    onAnswer: go,
  });
  return (
    <form {...form} className="grid justify-items-start gap-6">
      <ProfileAlert {...{ localised, state }} failed={said.notEverywhere} />
      <p>{words.everywhere.text}</p>
      <LangField lang={common.lang} />
      <Button type="submit" look="outline" aria-disabled={pending || undefined}>
        {words.everywhere.submit}
      </Button>
    </form>
  );
}

function RemoveForm(localised: LocalisedProfile) {
  const { words, said, common } = localised;
  const { state, pending, field, form } = useActionForm({
    id: 'remove',
    rules: deleteAccountRules,
    faults: common.faults,
    action: deleteAccountAction,
    permalink: localPath('/profile', common.lang),
    onAnswer: go,
  });
  return (
    <form {...form} className="grid w-full gap-6">
      <ProfileAlert {...{ localised, state }} failed={said.notDeleted} />
      <p>{words.remove.text}</p>
      <PasswordField words={common} field={field('current')} kind="current" autoComplete="current-password" />
      <LangField lang={common.lang} />
      <Button
        type="submit"
        look="outline"
        className="justify-self-start"
        aria-disabled={pending || undefined}
      >
        {words.remove.submit}
      </Button>
    </form>
  );
}
