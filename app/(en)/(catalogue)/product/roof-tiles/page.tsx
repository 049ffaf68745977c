import { RoofTilesPage } from '@/components/pages/catalogue/roof-tiles-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('roofTiles', 'en');

export default function Page() {
  return <RoofTilesPage lang="en" />;
}
