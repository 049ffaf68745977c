import { OtpPage } from '@/components/pages/account/otp-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('otp', 'ar');

export default function Page() {
  return <OtpPage lang="ar" />;
}
