import { ForgotPage } from '@/components/pages/account/forgot-password-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('forgotPassword', 'ar');

export default function Page() {
  return <ForgotPage lang="ar" />;
}
