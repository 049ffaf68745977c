import { SolarFeaturesPage } from '@/components/pages/catalogue/solar-features-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('solarFeatures', 'ar');

export default function Page() {
  return <SolarFeaturesPage lang="ar" />;
}
