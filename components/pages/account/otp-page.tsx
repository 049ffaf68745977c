import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { CodeFirst } from '@/components/account/code-first';
import { OtpForm } from '@/components/account/forms/otp-form';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';

export function OtpPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].otp;
  const { codeNotSent, codeRefused } = accountAnswers[lang];
  return (
    <AccountPage short title={words.title} picture={ACCOUNT_PICTURES.otp} lang={lang}>
      <CodeFirst
        lang={lang}
        words={words.none}
        lead={words.lead}
        arrivals={
          <>
            <Arrival id="code-sent">{words.mailed}</Arrival>
            <Arrival id="sent">{words.sent}</Arrival>
          </>
        }
      >
        <OtpForm
          words={words}
          said={{ codeNotSent, codeRefused }}
          common={accountCommon(lang, ['email', 'code'])}
        />
      </CodeFirst>
    </AccountPage>
  );
}
