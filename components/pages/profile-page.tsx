import { AccountPage } from '@/components/account/account-page';
import { ProfilePanel } from '@/components/account/profile-panel';
import { ACCOUNT } from '@/content/forms/account';
import { PROFILE } from '@/content/forms/profile';

const { title, lead } = PROFILE;

export function ProfilePage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <p className="hidden noscript:block">{ACCOUNT.noScript}</p>
      <ProfilePanel />
    </AccountPage>
  );
}
