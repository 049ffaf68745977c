import { AboutPage } from '@/components/pages/company/about-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('about', 'ar');

export default function Page() {
  return <AboutPage lang="ar" />;
}
