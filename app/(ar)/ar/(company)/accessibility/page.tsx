import { AccessibilityPage } from '@/components/pages/company/accessibility-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('accessibility', 'ar');

export default function Page() {
  return <AccessibilityPage lang="ar" />;
}
