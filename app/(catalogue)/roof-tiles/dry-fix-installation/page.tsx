import { DryFixPage } from '@/components/roof-systems/dry-fix-page';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('dryFix');

export default function DryFixInstallationPage() {
  return <DryFixPage route="dryFix" />;
}
