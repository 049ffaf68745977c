import { useState, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast';
import { useActionForm } from '@/components/form/use-action-form';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { PROFILE } from '@/content/forms/profile';
import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import {
  changePasswordAction,
  deleteAccountAction,
  signOutEverywhereAction,
} from '@/lib/account/profile-actions';
import { hasKeptWords } from '@/lib/core/kept-words';
import { changePasswordRules, deleteAccountRules } from '@/lib/account/form-rules';
import { ONLY_A_BUTTON } from '@/lib/core/form-rules';
import { AccountAlert } from './account-alert';
import { PasswordField } from './password-field';
import { load, toastAndGo } from './toast-and-go';

const words = PROFILE;
const PERMALINK = '/profile';
const go = toastAndGo(null, load);

/** What can be done with an account beside its name. Each is folded until asked for. */
export function ProfileExtras() {
  return (
    <div className="border-b border-hairline">
      <Fold title={words.password.title} form="change">
        <PasswordForm />
      </Fold>
      <Fold title={words.everywhere.title} form="everywhere">
        <EverywhereForm />
      </Fold>
      <Fold title={words.data.title}>
        <p>{words.data.text}</p>
        <ButtonAnchor look="outline" href="/api/auth/myData" download={words.data.file}>
          {words.data.link}
        </ButtonAnchor>
      </Fold>
      <Fold title={words.remove.title} form="remove">
        <RemoveForm />
      </Fold>
    </div>
  );
}

interface FoldProps {
  title: string;
  /** The form inside: open while a renewed page has something to say in it. */
  form?: string;
  children: ReactNode;
}

function Fold({ title, form, children }: FoldProps) {
  const [speaks] = useState(() => form !== undefined && hasKeptWords(form));
  return (
    <details open={speaks} className="border-t border-hairline">
      <summary className="t-label flex min-h-ctl items-center hover:text-kiln">{title}</summary>
      <div className="grid justify-items-start gap-6 pt-2 pb-8">{children}</div>
    </details>
  );
}

function PasswordForm() {
  const { state, pending, field, form } = useActionForm({
    id: 'change',
    rules: changePasswordRules,
    faults: ACCOUNT_FIELDS,
    action: changePasswordAction,
    permalink: PERMALINK,
    deps: { password: ['confirm'] },
    onAnswer: ({ status }) => status === 'done' && toast('success', words.password.done),
  });
  return (
    <form {...form} className="grid w-full gap-6">
      <AccountAlert state={state} failed={said.passwordNotChanged} />
      <PasswordField field={field('current')} kind="current" autoComplete="current-password" />
      <PasswordField field={field('password')} kind="newPassword" autoComplete="new-password" />
      <PasswordField field={field('confirm')} kind="confirm" autoComplete="new-password" />
      <Button type="submit" className="justify-self-start" aria-disabled={pending || undefined}>
        {words.password.submit}
      </Button>
    </form>
  );
}

function EverywhereForm() {
  const { state, pending, form } = useActionForm({
    id: 'everywhere',
    rules: ONLY_A_BUTTON,
    action: signOutEverywhereAction,
    permalink: PERMALINK,
    onAnswer: go,
  });
  return (
    <form {...form} className="grid justify-items-start gap-6">
      <AccountAlert state={state} failed={said.notEverywhere} />
      <p>{words.everywhere.text}</p>
      <Button type="submit" look="outline" aria-disabled={pending || undefined}>
        {words.everywhere.submit}
      </Button>
    </form>
  );
}

function RemoveForm() {
  const { state, pending, field, form } = useActionForm({
    id: 'remove',
    rules: deleteAccountRules,
    faults: ACCOUNT_FIELDS,
    action: deleteAccountAction,
    permalink: PERMALINK,
    onAnswer: go,
  });
  return (
    <form {...form} className="grid w-full gap-6">
      <AccountAlert state={state} failed={said.notDeleted} />
      <p>{words.remove.text}</p>
      <PasswordField field={field('current')} kind="current" autoComplete="current-password" />
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
