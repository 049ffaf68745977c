import { BricksSimulatorPage } from '@/components/pages/tools/bricks-simulator-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('bricksSimulatorHero', 'ar');

export default function Page() {
  return <BricksSimulatorPage lang="ar" />;
}
