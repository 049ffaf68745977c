import { SubmitButton } from '@/components/form/submit-button';
import { TextLink } from '@/components/ui/text-link';
import { ACCOUNT } from '@/content/forms/account';
import { path } from '@/content/routes';
import { logoutAction } from '@/lib/account/actions';

/** One button; needs no script. */
export function LogoutForm() {
  return (
    <form action={logoutAction} className="grid justify-items-start gap-6">
      <SubmitButton pending={false} busy={ACCOUNT.working}>
        {ACCOUNT.logout.submit}
      </SubmitButton>
      <TextLink href={path('home')}>{ACCOUNT.logout.stay}</TextLink>
    </form>
  );
}
