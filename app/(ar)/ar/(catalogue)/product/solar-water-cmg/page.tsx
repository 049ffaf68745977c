import { SolarSupplierPage } from '@/components/pages/catalogue/solar-supplier-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('cmg', 'ar');

export default function Page() {
  return <SolarSupplierPage of="cmg" lang="ar" />;
}
