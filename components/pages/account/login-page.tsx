import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { LoginForm } from '@/components/account/forms/login-form';
import { ToolLead } from '@/components/account/forms/tool-lead';
import { WhenWanted } from '@/components/account/when-wanted';
import { PublicExample } from '@/components/hot-water/public-example';
import { PublicLook } from '@/components/simulator/public-look';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

export function LoginPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].login;
  const { registered, resetDone, deleted, signedOutEverywhere, addressConfirmed, loggedIn, loginFailed } =
    accountAnswers[lang];
  return (
    <>
      <AccountPage
        title={words.title}
        lead={<ToolLead words={words} lang={lang} />}
        picture="tool/roof-simulator"
        lang={lang}
      >
        <Arrival id="registered">{registered}</Arrival>
        <Arrival id="password-reset">{resetDone}</Arrival>
        <Arrival id="account-deleted">{deleted}</Arrival>
        <Arrival id="signed-out-everywhere">{signedOutEverywhere}</Arrival>
        <Arrival id="address-confirmed">{addressConfirmed}</Arrival>
        <LoginForm
          words={words}
          said={{ loggedIn, loginFailed }}
          common={accountCommon(lang, ['email', 'password'])}
        />
      </AccountPage>
      <WhenWanted path={path('roofSimulator', lang)}>
        <PublicLook lang={lang} />
      </WhenWanted>
      <WhenWanted path={path('hotWater', lang)}>
        <PublicExample lang={lang} />
      </WhenWanted>
    </>
  );
}
