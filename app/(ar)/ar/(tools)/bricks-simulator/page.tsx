import { RoofCheckPage } from '@/components/pages/tools/roof-check-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('bricksSimulator', 'ar');

export default function Page() {
  return <RoofCheckPage lang="ar" />;
}
