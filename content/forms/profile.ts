import { words } from '@/content/words';

/** The words of the profile page. Apart, so that the other screens of the account do not carry them. */
export const profileWords = words({
  title: 'User Profile',
  lead: 'Your username and email address.',
  loading: 'Loading your profile',
  edit: 'Edit Profile',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  emailNote:
    'A new address becomes valid once you confirm it by email. To change it, enter your current password, too.',
  away: 'Your profile could not be loaded. Please try again in a moment.',
  out: 'You are not signed in.',
  login: 'Sign in',
  signOut: 'Sign out',
  password: {
    title: 'Change password',
    submit: 'Change password',
    done: 'Password changed. Other devices are signed out.',
  },
  everywhere: {
    title: 'Sign out everywhere',
    text: 'Signs you out on all devices, including this one.',
    submit: 'Sign out everywhere',
  },
  data: {
    title: 'Your data',
    text: 'Download everything stored about your account as a file.',
    link: 'Download my data',
    file: 'my-data.json',
  },
  remove: {
    title: 'Delete account',
    text: 'Deletes your account immediately and permanently. Enquiries you sent us are kept.',
    submit: 'Delete my account',
  },
});

export type ProfileWords = (typeof profileWords)['en'];
