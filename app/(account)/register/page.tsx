import { AccountPage } from '@/components/account/account-page';
import { RegisterForm } from '@/components/account/register-form';
import { ACCOUNT } from '@/content/forms/account';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('register');

const { title, lead } = ACCOUNT.register;

export default function RegisterPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <RegisterForm />
    </AccountPage>
  );
}
