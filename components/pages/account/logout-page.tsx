import { AccountPage } from '@/components/account/account-page';
import { LogoutForm } from '@/components/account/forms/logout-form';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';

export function LogoutPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].logout;
  const { signOutFailed } = accountAnswers[lang];
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      picture="portfolio/grey-roof-villa-abu-dhabi"
      lang={lang}
    >
      <LogoutForm words={words} said={{ signOutFailed }} common={accountCommon(lang, [])} />
    </AccountPage>
  );
}
