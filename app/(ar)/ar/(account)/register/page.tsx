import { RegisterPage } from '@/components/pages/account/register-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('register', 'ar');

export default function Page() {
  return <RegisterPage lang="ar" />;
}
