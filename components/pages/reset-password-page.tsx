import { AccountPage } from '@/components/account/account-page';
import { ResetForm } from '@/components/account/reset-form';
import { ACCOUNT } from '@/content/forms/account';

const { title, lead } = ACCOUNT.reset;

export function ResetPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <ResetForm />
    </AccountPage>
  );
}
