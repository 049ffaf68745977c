import { HomePage } from '@/components/pages/company/home-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('home', 'ar');

export default function Page() {
  return <HomePage lang="ar" />;
}
