'use client';

import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { TextLink } from '@/components/links/text-link';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { ACCOUNT } from '@/content/forms/account';
import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { resetAction } from '@/lib/account/actions';
import { newPasswordRules } from '@/lib/account/form-rules';
import { AccountAlert } from './account-alert';
import { PasswordField } from './password-field';
import { load, toastAndGo } from './toast-and-go';

const words = ACCOUNT.reset;
const onAnswer = toastAndGo(null, load);

/** The new password, twice. */
export function ResetForm() {
  const { state, pending, field, form } = useActionForm({
    id: 'reset',
    rules: newPasswordRules,
    faults: ACCOUNT_FIELDS,
    action: resetAction,
    permalink: '/reset-password',
    deps: { password: ['confirm'] },
    onAnswer,
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert state={state} failed={said.resetFailed} />
      <PasswordField field={field('password')} kind="newPassword" autoComplete="new-password" />
      <PasswordField field={field('confirm')} kind="confirm" autoComplete="new-password" />
      <SubmitButton pending={pending} busy={ACCOUNT.working}>
        {words.submit}
      </SubmitButton>
      <p>
        <TextLink href="/forgot-password">{words.over}</TextLink>
      </p>
    </form>
  );
}
