import { AccountPage } from '@/components/account/account-page';
import { RegisterForm } from '@/components/account/forms/register-form';
import { ToolLead } from '@/components/account/forms/tool-lead';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';

export function RegisterPage({ lang }: { lang: Lang }) {
  const words = accountWords[lang].register;
  const { registered, registrationFailed, registrationHelp } = accountAnswers[lang];
  return (
    <AccountPage
      title={words.title}
      lead={<ToolLead words={words} lang={lang} />}
      picture={ACCOUNT_PICTURES.register}
      lang={lang}
    >
      <RegisterForm
        words={words}
        said={{ registered, registrationFailed, registrationHelp }}
        common={accountCommon(lang, ['username', 'email', 'password'])}
      />
    </AccountPage>
  );
}
