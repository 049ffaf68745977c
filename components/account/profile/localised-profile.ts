import type { AccountAnswers } from '@/content/forms/account-answers';
import type { AccountCommon } from '@/content/forms/common';
import type { ProfileWords } from '@/content/forms/profile';

/** What the profile and its forms are given to say. */
export interface LocalisedProfile {
  words: ProfileWords;
  said: Pick<
    AccountAnswers,
    'addressWaits' | 'notDeleted' | 'notEverywhere' | 'passwordNotChanged' | 'profileFailed' | 'profileSaved'
  >;
  common: AccountCommon;
}
