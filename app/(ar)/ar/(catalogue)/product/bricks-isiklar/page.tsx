import { IsiklarPage } from '@/components/pages/catalogue/isiklar-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('isiklar', 'ar');

export default function Page() {
  return <IsiklarPage lang="ar" />;
}
