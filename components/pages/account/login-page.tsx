import { AccountPage } from '@/components/account/account-page';
import { Arrival } from '@/components/account/arrival';
import { LoginForm } from '@/components/account/forms/login-form';
import { LoginLead } from '@/components/account/forms/login-lead';
import { WhenWanted } from '@/components/account/when-wanted';
import { PublicExample } from '@/components/calculator/worked-example';
import { PublicLook } from '@/components/simulator/public-look';
import { SIZING } from '@/content/calculator/sizing';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

/** What in a tool's address says that it brings a design or a calculation along: its tile, one of its counts. */
const INPUTS = {
  roofSimulator: ['o'],
  hotWater: Object.values(SIZING.litres).flatMap((litres) => Object.keys(litres)),
} as const;
const TOOLS = ['roofSimulator', 'hotWater'] as const;

export function LoginPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].login;
  const { resetDone, deleted, addressConfirmed, loggedIn, loginFailed } = accountAnswers[lang];
  const lead = (
    <LoginLead
      lead={words.lead}
      tools={TOOLS.map((tool) => ({ path: path(tool, lang), inputs: INPUTS[tool], ...words.tools[tool] }))}
    />
  );
  return (
    <>
      <AccountPage title={words.title} lead={lead} picture="tool/roof-simulator" lang={lang}>
        <Arrival id="password-reset">{resetDone}</Arrival>
        <Arrival id="account-deleted">{deleted}</Arrival>
        <Arrival id="address-confirmed">{addressConfirmed}</Arrival>
        <LoginForm words={words} said={{ loggedIn, loginFailed }} common={accountCommon(lang)} />
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
