'use client';

import { LangField } from '@/components/form/origin-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { AccountCommon } from '@/content/forms/common';
import type { AccountWords } from '@/content/forms/account';
import type { AccountAnswers } from '@/content/forms/account-answers';
import { resetAction } from '@/lib/account/actions';
import { newPasswordRules } from '@/lib/account/form-rules';
import { AccountAlert } from '@/components/account/account-alert';
import { NewPasswordFields } from '@/components/account/fields/new-password-fields';
import { load, toastAndGo } from '@/components/account/toast-and-go';

interface Props {
  words: AccountWords['reset'];
  said: Pick<AccountAnswers, 'resetFailed'>;
  common: AccountCommon;
}

/** The new password, twice. */
export function ResetForm({ words, said, common }: Props) {
  const { state, pending, field, form } = useActionForm({
    id: 'reset',
    rules: newPasswordRules,
    faults: common.faults,
    action: resetAction,
    permalink: localPath('/reset-password', common.lang),
    deps: { password: ['confirm'] },
    onAnswer: toastAndGo(null, load),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert common={common} state={state} failed={said.resetFailed} />
      <NewPasswordFields words={common} field={field} />
      <LangField lang={common.lang} />
      <SubmitButton pending={pending} busy={common.working}>
        {words.submit}
      </SubmitButton>
      <p>
        <TextLink href={localPath('/forgot-password', common.lang)}>{words.over}</TextLink>
      </p>
    </form>
  );
}
