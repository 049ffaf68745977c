import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { OtpForm } from '@/components/account/forms/otp-form';
import { ButtonLink } from '@/components/links/button-link';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

export function OtpPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].otp;
  const { codeNotSent, codeRefused } = accountAnswers[lang];
  return (
    <AccountPage title={words.title} lead={words.lead} picture="project/garden-pavilion-sharjah" lang={lang}>
      <div className="group/code contents">
        <Arrival id="code-sent">{words.mailed}</Arrival>
        <Arrival id="sent">{words.sent}</Arrival>
        {/* For those who do not come from asking for a code: the form below would refuse whatever they type. */}
        <div className="grid justify-items-start gap-4 border-s-6 border-terracotta bg-sand p-4 group-has-target/code:hidden">
          <p>{words.none.text}</p>
          <ButtonLink href={path('forgotPassword', lang)} look="outline">
            {words.none.link}
          </ButtonLink>
        </div>
      </div>
      <OtpForm words={words} said={{ codeNotSent, codeRefused }} common={accountCommon(lang)} />
    </AccountPage>
  );
}
