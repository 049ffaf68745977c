import { HomePage } from '@/components/pages/company/home-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('home', 'en');

export default function Page() {
  return <HomePage lang="en" />;
}
