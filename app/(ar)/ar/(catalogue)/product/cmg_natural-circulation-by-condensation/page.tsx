import { CmgPage } from '@/components/pages/catalogue/cmg-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('cmgCondensation', 'ar');

export default function Page() {
  return <CmgPage of="condensation" lang="ar" />;
}
