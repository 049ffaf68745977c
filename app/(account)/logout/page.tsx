import { AccountPage } from '@/components/account/account-page';
import { LogoutForm } from '@/components/account/logout-form';
import { ACCOUNT } from '@/content/forms/account';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('logout');

const { title, lead } = ACCOUNT.logout;

export default function LogoutPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <LogoutForm />
    </AccountPage>
  );
}
