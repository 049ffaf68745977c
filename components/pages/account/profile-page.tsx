import { AccountPage } from '@/components/account/account-page';
import { ProfilePanel } from '@/components/account/profile/profile-panel';
import { OpenTools } from '@/components/tools/tools-section';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountCommon } from '@/content/forms/common';
import { profileWords } from '@/content/forms/profile';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';

export function ProfilePage({ lang }: { lang: Lang }) {
  const words = profileWords[lang];
  const said = accountAnswers[lang];
  const { addressWaits, notDeleted, notEverywhere, passwordNotChanged, profileFailed, profileSaved } = said;
  return (
    <AccountPage title={words.title} picture={ACCOUNT_PICTURES.profile} lang={lang}>
      <div className="hidden gap-4 noscript:grid">
        <p>{accountWords[lang].noScript}</p>
        <OpenTools level={2} lang={lang} />
      </div>
      <ProfilePanel
        words={words}
        said={{ addressWaits, notDeleted, notEverywhere, passwordNotChanged, profileFailed, profileSaved }}
        common={accountCommon(lang, ['username', 'email', 'password', 'current'])}
      />
    </AccountPage>
  );
}
