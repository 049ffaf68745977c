import { AccountPage } from '@/components/account/account-page';
import { OtpForm } from '@/components/account/otp-form';
import { ACCOUNT } from '@/content/forms/account';

const { title, lead } = ACCOUNT.otp;

export function OtpPage() {
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
