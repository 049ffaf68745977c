import { AccountPage } from '@/components/account/account-page';
import { RegisterForm } from '@/components/account/register-form';
import { ACCOUNT } from '@/content/forms/account';

const { title, lead } = ACCOUNT.register;

export function RegisterPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <RegisterForm />
    </AccountPage>
  );
}
