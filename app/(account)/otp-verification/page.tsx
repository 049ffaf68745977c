import { AccountPage } from '@/components/account/account-page';
import { OtpForm } from '@/components/account/otp-form';
import { ACCOUNT } from '@/content/forms/account';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('otp');

const { title, lead } = ACCOUNT.otp;

export default function OtpPage() {
  return (
    <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
      <p
        id="sent"
        role="status"
        className="hidden border-s-6 border-verdigris bg-verdigris-wash p-4 target:block"
      >
        {ACCOUNT.otp.sent}
      </p>
      <OtpForm />
    </AccountPage>
  );
}
