import { LaPalomaPage } from '@/components/pages/catalogue/la-paloma-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('laPaloma', 'ar');

export default function Page() {
  return <LaPalomaPage lang="ar" />;
}
