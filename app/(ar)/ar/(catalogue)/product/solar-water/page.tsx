import { SolarWaterPage } from '@/components/pages/catalogue/solar-water-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('solarWater', 'ar');

export default function Page() {
  return <SolarWaterPage lang="ar" />;
}
