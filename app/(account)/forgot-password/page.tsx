import { AccountPage } from '@/components/account/account-page';
import { ForgotForm } from '@/components/account/forgot-form';
import { ACCOUNT } from '@/content/forms/account';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('forgotPassword');

const { title, lead } = ACCOUNT.forgot;

export default function ForgotPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <ForgotForm />
    </AccountPage>
  );
}
