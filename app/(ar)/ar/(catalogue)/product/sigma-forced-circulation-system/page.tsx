import { SigmaForcedPage } from '@/components/pages/catalogue/sigma-forced-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('sigmaForced', 'ar');

export default function Page() {
  return <SigmaForcedPage lang="ar" />;
}
