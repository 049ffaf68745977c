import { HotWaterPage } from '@/components/pages/tools/hot-water-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('hotWater', 'ar');

export default function Page() {
  return <HotWaterPage lang="ar" />;
}
