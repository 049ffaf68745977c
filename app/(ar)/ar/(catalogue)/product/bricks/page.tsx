import { BricksPage } from '@/components/pages/catalogue/bricks-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('bricks', 'ar');

export default function Page() {
  return <BricksPage lang="ar" />;
}
