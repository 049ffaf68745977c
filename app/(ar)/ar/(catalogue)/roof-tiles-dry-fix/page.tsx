import { DryFixPage } from '@/components/roof-systems/dry-fix-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('dryFixInMenu', 'ar');

export default function Page() {
  return <DryFixPage route="dryFixInMenu" lang="ar" />;
}
