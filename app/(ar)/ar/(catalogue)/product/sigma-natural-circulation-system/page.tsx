import { SigmaNaturalPage } from '@/components/pages/catalogue/sigma-natural-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('sigmaNatural', 'ar');

export default function Page() {
  return <SigmaNaturalPage lang="ar" />;
}
