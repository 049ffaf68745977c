import { DryFixPage } from '@/components/roof-systems/dry-fix-page';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('dryFixMenu');

export default function DryFixMenuPage() {
  return <DryFixPage route="dryFixMenu" />;
}
