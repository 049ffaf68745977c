import { ServicesPage } from '@/components/pages/company/services-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('services', 'ar');

export default function Page() {
  return <ServicesPage lang="ar" />;
}
