import { CoolRoofPage } from '@/components/pages/catalogue/coolroof-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('coolroof', 'ar');

export default function Page() {
  return <CoolRoofPage lang="ar" />;
}
