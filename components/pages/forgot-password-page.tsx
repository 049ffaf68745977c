import { AccountPage } from '@/components/account/account-page';
import { ForgotForm } from '@/components/account/forgot-form';
import { ACCOUNT } from '@/content/forms/account';

const { title, lead } = ACCOUNT.forgot;

export function ForgotPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <ForgotForm />
    </AccountPage>
  );
}
