import { AccountPage } from '@/components/account/account-page';
import { EarlySignedOut } from '@/components/account/early-signed-out';
import { LogoutForm } from '@/components/account/forms/logout-form';
import { WhetherSignedIn } from '@/components/account/whether-signed-in';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';

export function LogoutPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].logout;
  const { signOutFailed } = accountAnswers[lang];
  return (
    <AccountPage
      short
      title={<WhetherSignedIn signedIn={words.title} signedOut={words.outTitle} />}
      lead={<WhetherSignedIn signedIn={words.lead} signedOut={words.out} />}
      picture={ACCOUNT_PICTURES.logout}
      lang={lang}
    >
      <LogoutForm words={words} said={{ signOutFailed }} common={accountCommon(lang, [])} />
      <EarlySignedOut />
    </AccountPage>
  );
}
