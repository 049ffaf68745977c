import { YamamaBricksPage } from '@/components/pages/catalogue/yamama-bricks-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('yamamaBricks', 'ar');

export default function Page() {
  return <YamamaBricksPage lang="ar" />;
}
