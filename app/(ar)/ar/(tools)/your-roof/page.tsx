import { YourRoofPage } from '@/components/pages/tools/your-roof-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('yourRoof', 'ar');

export default function Page() {
  return <YourRoofPage lang="ar" />;
}
