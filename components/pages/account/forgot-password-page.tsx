import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { ForgotForm } from '@/components/account/forms/forgot-form';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';

export function ForgotPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].forgot;
  const { codeNotSent, addressRestored } = accountAnswers[lang];
  return (
    <AccountPage title={words.title} lead={words.lead} picture="portfolio/portico-villa-sharjah" lang={lang}>
      <Arrival id="address-restored">{addressRestored}</Arrival>
      <ForgotForm words={words} said={{ codeNotSent }} common={accountCommon(lang, ['email'])} />
    </AccountPage>
  );
}
