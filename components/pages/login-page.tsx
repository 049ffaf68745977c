import { AccountPage } from '@/components/account/account-page';
import { LoginForm } from '@/components/account/login-form';
import { WhenWanted } from '@/components/account/when-wanted';
import { PublicLook } from '@/components/simulator/public-look';
import { ACCOUNT } from '@/content/forms/account';
import { ACCOUNT_ANSWERS } from '@/content/forms/account-answers';

const { title, lead } = ACCOUNT.login;

export function LoginPage() {
  return (
    <>
      <AccountPage title={title} lead={lead} picture="tool/roof-simulator">
        <Arrival id="password-reset">{ACCOUNT_ANSWERS.resetDone}</Arrival>
        <Arrival id="account-deleted">{ACCOUNT_ANSWERS.deleted}</Arrival>
        <LoginForm />
      </AccountPage>
      <WhenWanted path="/expirence-now">
        <PublicLook lang="en" place="login" />
      </WhenWanted>
    </>
  );
}

/** Said to those whom the address sends here with it, with and without JavaScript. */
function Arrival({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      role="status"
      className="hidden border-s-6 border-verdigris bg-verdigris-wash p-4 target:block"
    >
      {children}
    </p>
  );
}
