import { AccountPage, AccountPicture } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { LoginForm } from '@/components/account/forms/login-form';
import { ToolLead } from '@/components/account/forms/tool-lead';
import { WhenWanted } from '@/components/account/when-wanted';
import { PublicExample } from '@/components/hot-water/public-example';
import { PublicLook } from '@/components/simulator/public-look';
import { OpenTools } from '@/components/tools/tools-section';
import { ButtonAnchor } from '@/components/ui/control/button';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';
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
        picture={ACCOUNT_PICTURES.login}
        over={
          <WhenWanted extra path={path('hotWater', lang)}>
            <AccountPicture id={ACCOUNT_PICTURES.loginHotWater} lang={lang} />
          </WhenWanted>
        }
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
        <PublicExample lang={lang}>
          {/* Its last words are to sign in: the form is two screens above them. */}
          <ButtonAnchor href="#login-email">{words.submit}</ButtonAnchor>
        </PublicExample>
      </WhenWanted>
      <section className="section">
        <div className="wrap">
          <OpenTools level={2} lang={lang} />
        </div>
      </section>
    </>
  );
}
