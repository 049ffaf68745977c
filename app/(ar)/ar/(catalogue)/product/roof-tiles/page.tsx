import { RoofTilesPage } from '@/components/pages/catalogue/roof-tiles-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('roofTiles', 'ar');

export default function Page() {
  return <RoofTilesPage lang="ar" />;
}
