import { PrivacyPage } from '@/components/pages/company/privacy-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('privacy', 'ar');

export default function Page() {
  return <PrivacyPage lang="ar" />;
}
