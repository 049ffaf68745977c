import { ProfilePage } from '@/components/pages/account/profile-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('profile', 'ar');

export default function Page() {
  return <ProfilePage lang="ar" />;
}
