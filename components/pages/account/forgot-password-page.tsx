import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { ForgotForm } from '@/components/account/forms/forgot-form';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';

export function ForgotPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].forgot;
  const { codeNotSent, addressRestored } = accountAnswers[lang];
  return (
    <AccountPage
      short
      title={words.title}
      lead={words.lead}
      picture={ACCOUNT_PICTURES.forgotPassword}
      lang={lang}
    >
      <Arrival id="address-restored">{addressRestored}</Arrival>
      <ForgotForm words={words} said={{ codeNotSent }} common={accountCommon(lang, ['email'])} />
    </AccountPage>
  );
}
