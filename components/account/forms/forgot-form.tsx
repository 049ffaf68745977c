'use client';

import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { localPath } from '@/content/local-path';
import type { AccountCommon } from '@/content/forms/common';
import type { AccountWords } from '@/content/forms/account';
import type { AccountAnswers } from '@/content/forms/account-answers';
import { forgotAction } from '@/lib/account/actions';
import { forgotRules } from '@/lib/account/form-rules';
import { AccountAlert } from '@/components/account/account-alert';
import { EmailField } from '@/components/account/fields/email-field';
import { load, toastAndGo } from '@/components/account/toast-and-go';
import { OtherForm, WantedPage } from '@/components/account/wanted-page';

interface Props {
  words: AccountWords['forgot'];
  said: Pick<AccountAnswers, 'codeNotSent'>;
  common: AccountCommon;
}

/** The address of the account, for a code to it. */
export function ForgotForm({ words, said, common }: Props) {
  const { state, pending, field, form } = useActionForm({
    id: 'forgot',
    rules: forgotRules,
    faults: common.faults,
    action: forgotAction,
    permalink: localPath('/forgot-password', common.lang),
    onAnswer: toastAndGo(null, load),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert common={common} state={state} failed={said.codeNotSent} />
      <EmailField label={common.fields.email} field={field('email')} enterKeyHint="send" />
      <WantedPage state={state} />
      <LangField lang={common.lang} />
      <SubmitButton pending={pending} busy={common.working}>
        {words.submit}
      </SubmitButton>
      <p>
        <OtherForm href={localPath('/login', common.lang)}>{words.login}</OtherForm>
      </p>
    </form>
  );
}
