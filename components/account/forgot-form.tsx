'use client';

import { useRouter } from 'next/navigation';
import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { TextLink } from '@/components/links/text-link';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { ACCOUNT } from '@/content/forms/account';
import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { forgotAction } from '@/lib/account/actions';
import { forgotRules } from '@/lib/account/form-rules';
import { AccountAlert } from './account-alert';
import { EmailField } from './email-field';
import { toastAndGo } from './toast-and-go';

const words = ACCOUNT.forgot;

/** The address of the account, for a code to it. */
export function ForgotForm() {
  const router = useRouter();
  const { state, pending, field, form } = useActionForm({
    id: 'forgot',
    rules: forgotRules,
    faults: ACCOUNT_FIELDS,
    action: forgotAction,
    permalink: '/forgot-password',
    onAnswer: toastAndGo(null, (to) => router.push(to as '/otp-verification')),
  });
  return (
    <form {...form} className="grid gap-6">
      <AccountAlert state={state} failed={said.codeNotSent} />
      <EmailField field={field('email')} enterKeyHint="send" />
      <SubmitButton pending={pending} busy={ACCOUNT.working}>
        {words.submit}
      </SubmitButton>
      <p>
        <TextLink href="/login">{words.login}</TextLink>
      </p>
    </form>
  );
}
