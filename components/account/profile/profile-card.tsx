import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { toast } from '@/components/ui/message/toast';
import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { EMAIL, TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import { TextLink } from '@/components/links/text-link';
import { Button } from '@/components/ui/control/button';
import { mailBreak } from '@/components/ui/layout/mail-break';
import { localPath } from '@/content/local-path';
import { hasFormDraft } from '@/lib/forms/form-draft-storage';
import { saveProfileAction } from '@/lib/account/profile-actions';
import { isSameAddress } from '@/lib/account/address/same-address';
import { profileRules } from '@/lib/account/form-rules';
import { PasswordField } from '@/components/account/fields/password-field';
import type { LocalisedProfile } from './localised-profile';
import { ProfileAlert } from './profile-alert';
import { typedBefore } from './typed-before';
import type { KeepTyped, Profile } from './use-profile';

/** What was typed is put back for the same person only. */
const draftOf = ({ email }: Profile) => `profile-${email}`;

interface Props {
  localised: LocalisedProfile;
  profile: Profile;
  /** Asked before the form goes because the session has ended. */
  keeper?: RefObject<KeepTyped | null>;
  onSaved: (profile: Profile) => void;
}

/** Shows the profile, and on demand the form for it. */
export function ProfileCard({ localised, profile, keeper, onSaved }: Props) {
  const { words, common } = localised;
  const [editing, setEditing] = useState(
    () => hasFormDraft(draftOf(profile)) || typedBefore.of(profile) !== null,
  );
  const section = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const turn = (to: boolean) => {
    turned.current = true;
    setEditing(to);
  };
  const close = () => {
    typedBefore.forget();
    turn(false);
  };

  // The button that was pressed is gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (turned.current) section.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
  }, [editing]);

  return (
    <section ref={section} className="grid gap-6 border-t border-bitumen pt-6">
      {editing ? (
        <ProfileForm
          localised={localised}
          profile={profile}
          keeper={keeper}
          onCancel={close}
          onSaved={(saved) => {
            onSaved(saved);
            close();
          }}
        />
      ) : (
        <>
          <dl className="grid items-baseline gap-x-gutter gap-y-2 wrap-anywhere sm:grid-cols-[auto_1fr] max-sm:[&>dd:not(:last-child)]:mb-3">
            <dt className="t-label">{common.fields.username}</dt>
            <dd>
              <bdi>{profile.username}</bdi>
            </dd>
            <dt className="t-label">{common.fields.email}</dt>
            <dd>{mailBreak(profile.email)}</dd>
            {profile.newEmail && (
              <>
                <dt className="t-label">{words.newEmail}</dt>
                <dd>
                  {mailBreak(profile.newEmail)}
                  <p className="t-note text-bitumen-soft">{words.waits}</p>
                </dd>
              </>
            )}
          </dl>
          <Button look="outline" className="justify-self-start" onClick={() => turn(true)}>
            {words.edit}
          </Button>
          <ul className="border-t border-hairline *:border-b *:border-hairline">
            <li>
              <TextLink href={localPath('/expirence-now', common.lang)}>{words.designs}</TextLink>
            </li>
            <li>
              <TextLink href={localPath('/cart', common.lang)}>{words.list}</TextLink>
            </li>
            <li>
              <TextLink href={localPath('/logout', common.lang)}>{words.signOut}</TextLink>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

interface FormProps extends Props {
  onCancel: () => void;
}

function ProfileForm({ localised, profile, keeper, onSaved, onCancel }: FormProps) {
  const { words, said, common } = localised;
  const { state, pending, field, form } = useActionForm({
    id: 'profile',
    draft: draftOf(profile),
    rules: profileRules,
    faults: common.faults,
    action: saveProfileAction,
    permalink: localPath('/profile', common.lang),
    onAnswer: (answer, sent) => {
      if (answer.status === 'failed' && answer.code === 'signed-out')
        typedBefore.keep(answer.values, profile);
      if (answer.status !== 'done') return;
      const text = (name: 'username' | 'email') => String(sent.get(name)).trim();
      const waits = !isSameAddress(text('email'), profile.email);
      toast('success', waits ? said.addressWaits : said.profileSaved);
      onSaved({ ...profile, username: text('username'), ...(waits && { newEmail: text('email') }) });
    },
  });
  useImperativeHandle(keeper, () => (found) => {
    if (found === 'away' || (found !== 'out' && found.email === profile.email)) return;
    typedBefore.keepForm(form.ref.current!, profile);
  });
  const [typed] = useState(() => typedBefore.of(profile));
  // Asked for as soon as the address is another, and wherever the server asked for it.
  const [isOther, setOther] = useState(!isSameAddress(typed?.email ?? profile.email, profile.email));
  const current = field('current');
  const email = known('email');
  function known(name: 'username' | 'email') {
    const shown = field(name);
    return { ...shown, defaultValue: shown.defaultValue || (typed?.[name] ?? profile[name]) };
  }
  return (
    <form {...form} className="grid gap-6">
      <ProfileAlert {...{ localised, state }} failed={said.profileFailed} />
      <TextField
        field={known('username')}
        label={common.fields.username}
        autoComplete="nickname"
        dir="auto"
        required
      />
      <div className="grid gap-2">
        <TextField
          field={{
            ...email,
            onChange: (event) => {
              setOther(!isSameAddress(event.target.value.trim(), profile.email));
              email.onChange(event);
            },
          }}
          label={common.fields.email}
          {...EMAIL}
          help="profile-email-note"
          required
        />
        <p id="profile-email-note" className="t-note text-bitumen-soft">
          {words.emailNote}
        </p>
      </div>
      {(isOther || current.error) && (
        <PasswordField words={common} field={current} kind="current" autoComplete="current-password" />
      )}
      <LangField lang={common.lang} />
      <div className="flex flex-wrap gap-4">
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <SubmitButton pending={pending} busy={words.saving}>
          {words.save}
        </SubmitButton>
      </div>
    </form>
  );
}
