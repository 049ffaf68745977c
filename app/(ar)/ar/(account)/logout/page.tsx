import { LogoutPage } from '@/components/pages/account/logout-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('logout', 'ar');

export default function Page() {
  return <LogoutPage lang="ar" />;
}
