import { AccountPage } from '@/components/account/account-page';
import { ResetForm } from '@/components/account/reset-form';
import { ACCOUNT } from '@/content/forms/account';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('resetPassword');

const { title, lead } = ACCOUNT.reset;

export default function ResetPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <ResetForm />
    </AccountPage>
  );
}
