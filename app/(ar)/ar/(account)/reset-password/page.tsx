import { ResetPage } from '@/components/pages/account/reset-password-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('resetPassword', 'ar');

export default function Page() {
  return <ResetPage lang="ar" />;
}
