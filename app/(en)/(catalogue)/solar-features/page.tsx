import { SolarFeaturesPage } from '@/components/pages/solar-features-page';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('solarFeatures', 'en');

export default function Page() {
  return <SolarFeaturesPage lang="en" />;
}
