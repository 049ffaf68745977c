import { AccessibilityPage } from '@/components/pages/company/accessibility-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('accessibility', 'en');

export default function Page() {
  return <AccessibilityPage lang="en" />;
}
