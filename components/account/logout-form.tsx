'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { TextLink } from '@/components/ui/text-link';
import { ACCOUNT } from '@/content/forms/account';
import { logoutAction } from '@/lib/account/actions';

/** One button; without JavaScript the same action answers. */
export function LogoutForm() {
  const [, action, pending] = useActionState(logoutAction, null, '/logout');
  return (
    <form action={action} className="grid justify-items-start gap-6">
      <SubmitButton pending={pending} busy={ACCOUNT.working}>
        {ACCOUNT.logout.submit}
      </SubmitButton>
      <TextLink href="/">{ACCOUNT.logout.stay}</TextLink>
    </form>
  );
}
