import { CmgPage } from '@/components/pages/catalogue/cmg-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('cmgNatural', 'ar');

export default function Page() {
  return <CmgPage of="natural" lang="ar" />;
}
