'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Honeypot } from '@/components/form/honeypot';
import { LangField } from '@/components/form/origin-fields';
import { PurposeNote } from '@/components/form/purpose-note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useActionForm } from '@/components/form/use-action-form';
import { localPath } from '@/content/local-path';
import type { AccountCommon } from '@/content/forms/common';
import type { AccountWords } from '@/content/forms/account';
import type { AccountAnswers } from '@/content/forms/account-answers';
import { registerAction } from '@/lib/account/actions';
import { registerRules } from '@/lib/account/form-rules';
import { AccountAlert } from '@/components/account/account-alert';
import { EmailField } from '@/components/account/fields/email-field';
import { PasswordField } from '@/components/account/fields/password-field';
import { keepRegisteredEmail } from '@/components/account/use-registered-email';
import { toastAndGo } from '@/components/account/toast-and-go';
import { StrengthMeter } from '@/components/account/fields/strength-meter';
import { OtherForm, WantedPage } from '@/components/account/wanted-page';

interface Props {
  words: AccountWords['register'];
  said: Pick<AccountAnswers, 'registered' | 'registrationFailed' | 'registrationHelp'>;
  common: AccountCommon;
}
const METER = 'register-strength';

/** A name, an address and a password whose strength is shown while it is typed. */
export function RegisterForm({ words, said, common }: Props) {
  const router = useRouter();
  const [password, setPassword] = useState('');
  const goOn = toastAndGo(said.registered, (to) => router.push(to as Route));
  const { state, pending, field, form } = useActionForm({
    id: 'register',
    rules: registerRules,
    faults: common.faults,
    action: registerAction,
    permalink: localPath('/register', common.lang),
    onAnswer: (answer, sent) => {
      if (answer.status === 'done') keepRegisteredEmail(String(sent.get('email')).trim());
      goOn(answer);
    },
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert
        common={common}
        state={state}
        failed={said.registrationFailed}
        help={said.registrationHelp}
      />
      <TextField
        field={field('username')}
        label={common.fields.username}
        autoComplete="nickname"
        enterKeyHint="next"
        dir="auto"
        required
      />
      <EmailField label={common.fields.email} field={field('email')} enterKeyHint="next" />
      <PasswordField
        words={common}
        field={field('password')}
        kind="password"
        autoComplete="new-password"
        help={METER}
        onType={setPassword}
      />
      <StrengthMeter words={words} id={METER} password={password} />
      <Honeypot label={common.trap} state={state} />
      <WantedPage state={state} />
      <LangField lang={common.lang} />
      <SubmitButton pending={pending} busy={common.working}>
        {words.submit}
      </SubmitButton>
      <PurposeNote link={common.privacy}>{words.purpose}</PurposeNote>
      <p>
        <OtherForm href={localPath('/login', common.lang)}>{words.login}</OtherForm>
      </p>
    </form>
  );
}
