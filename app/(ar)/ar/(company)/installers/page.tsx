import { InstallersPage } from '@/components/pages/company/installers-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('installers', 'ar');

export default function Page() {
  return <InstallersPage lang="ar" />;
}
