import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { CodeFirst } from '@/components/account/code-first';
import { ResetForm } from '@/components/account/forms/reset-form';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';

export function ResetPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].reset;
  const { resetFailed } = accountAnswers[lang];
  return (
    <AccountPage short title={words.title} picture={ACCOUNT_PICTURES.resetPassword} lang={lang}>
      <CodeFirst
        lang={lang}
        words={words.none}
        lead={words.lead}
        arrivals={<Arrival id="code-right">{words.arrived}</Arrival>}
      >
        <ResetForm words={words} said={{ resetFailed }} common={accountCommon(lang, ['email', 'password'])} />
      </CodeFirst>
    </AccountPage>
  );
}
