import { AccountPage } from '@/components/account/account-page';
import { LogoutForm } from '@/components/account/logout-form';
import { ACCOUNT } from '@/content/forms/account';

const { title, lead } = ACCOUNT.logout;

export function LogoutPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <LogoutForm />
    </AccountPage>
  );
}
