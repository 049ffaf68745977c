import { RoofSimulatorPage } from '@/components/pages/tools/roof-simulator-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('roofSimulator', 'ar');

export default function Page() {
  return <RoofSimulatorPage lang="ar" />;
}
