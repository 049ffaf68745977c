import { AccountPage } from '@/components/account/account-page';
import { OtpForm } from '@/components/account/otp-form';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';

export function OtpPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].otp;
  const { codeNotSent, codeRefused } = accountAnswers[lang];
  return (
    <AccountPage title={words.title} lead={words.lead} picture="tool/roof-simulator" lang={lang}>
      <p
        id="sent"
        role="status"
        className="hidden border-s-6 border-verdigris bg-verdigris-wash p-4 target:block"
      >
        {words.sent}
      </p>
      <OtpForm words={words} said={{ codeNotSent, codeRefused }} common={accountCommon(lang)} />
    </AccountPage>
  );
}
