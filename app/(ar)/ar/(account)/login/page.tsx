import { LoginPage } from '@/components/pages/account/login-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('login', 'ar');

export default function Page() {
  return <LoginPage lang="ar" />;
}
