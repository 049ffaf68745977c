import { RoofingComponentsPage } from '@/components/pages/catalogue/roofing-components-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('components', 'ar');

export default function Page() {
  return <RoofingComponentsPage lang="ar" />;
}
