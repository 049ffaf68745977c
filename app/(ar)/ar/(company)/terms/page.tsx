import { TermsPage } from '@/components/pages/company/terms-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('terms', 'ar');

export default function Page() {
  return <TermsPage lang="ar" />;
}
