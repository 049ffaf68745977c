'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Honeypot } from '@/components/form/honeypot';
import { PurposeNote } from '@/components/form/purpose-note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { ACCOUNT } from '@/content/forms/account';
import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { registerAction } from '@/lib/account/actions';
import { registerRules } from '@/lib/account/form-rules';
import { AccountAlert } from './account-alert';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { toastAndGo } from './toast-and-go';
import { StrengthMeter } from './strength-meter';
import { OtherForm, WantedPage } from './wanted-page';

const words = ACCOUNT.register;
const METER = 'register-strength';

/** A name, an address and a password whose strength is shown while it is typed. */
export function RegisterForm() {
  const router = useRouter();
  const [password, setPassword] = useState('');
  const { state, pending, field, form } = useActionForm({
    id: 'register',
    rules: registerRules,
    faults: ACCOUNT_FIELDS,
    action: registerAction,
    permalink: '/register',
    onAnswer: toastAndGo(said.registered, (to) => router.push(to as '/login')),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert state={state} failed={said.registrationFailed} help={said.registrationHelp} />
      <TextField
        field={field('username')}
        label={ACCOUNT.fields.username}
        autoComplete="nickname"
        enterKeyHint="next"
        dir="auto"
        required
      />
      <EmailField field={field('email')} enterKeyHint="next" />
      <PasswordField
        field={field('password')}
        kind="password"
        autoComplete="new-password"
        help={METER}
        onType={setPassword}
      />
      <StrengthMeter id={METER} password={password} />
      <Honeypot label={ACCOUNT.trap} />
      <WantedPage state={state} />
      <SubmitButton pending={pending} busy={ACCOUNT.working}>
        {words.submit}
      </SubmitButton>
      <PurposeNote>{words.purpose}</PurposeNote>
      <p>
        <OtherForm href="/login">{words.login}</OtherForm>
      </p>
    </form>
  );
}
