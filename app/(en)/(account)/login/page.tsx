import { LoginPage } from '@/components/pages/account/login-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('login', 'en');

export default function Page() {
  return <LoginPage lang="en" />;
}
