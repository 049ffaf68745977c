'use client';

import { SubmitButton } from '@/components/form/submit-button';
import { useActionForm } from '@/components/form/use-action-form';
import { TextLink } from '@/components/links/text-link';
import { ACCOUNT } from '@/content/forms/account';
import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { logoutAction } from '@/lib/account/actions';
import { ONLY_A_BUTTON } from '@/lib/core/form-rules';
import { AccountAlert } from './account-alert';
import { load, toastAndGo } from './toast-and-go';

const onAnswer = toastAndGo(null, load);

/** One button; without JavaScript the same action answers. */
export function LogoutForm() {
  const { state, pending, form } = useActionForm({
    id: 'logout',
    rules: ONLY_A_BUTTON,
    action: logoutAction,
    permalink: '/logout',
    onAnswer,
  });
  return (
    <form {...form} className="grid justify-items-start gap-6">
      <AccountAlert state={state} failed={said.signOutFailed} />
      <SubmitButton pending={pending} busy={ACCOUNT.working}>
        {ACCOUNT.logout.submit}
      </SubmitButton>
      <TextLink href="/">{ACCOUNT.logout.stay}</TextLink>
    </form>
  );
}
