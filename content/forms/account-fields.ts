import { words } from '@/content/words';

/** What is said at a field of the account forms: the specification's words first, ours where it has none. */
export const accountFaults = words({
  fillIn: 'Please fill in all fields',
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  emailLong: 'Please keep the email address within 254 characters',
  passwordShortForLogin: 'Password must be at least 6 characters',
  usernameMissing: 'Username is required',
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Please keep the username within 64 characters',
  usernameBlank: 'Please use letters or digits in the username',
  usernameLink: 'Please enter a name without a web address; put a space after a dot',
  passwordMissing: 'Password is required',
  passwordWeak: 'Password is too weak',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Please keep the password within 256 characters',
  passwordCommon: 'This password is too common. Please choose another.',
  passwordOwn:
    'Please choose a password that does not contain your name, your email address or our company name.',
  passwordsDiffer: 'Passwords do not match',
  currentMissing: 'Please enter your current password',
  currentWrong: 'This is not your current password',
  codeWrong: 'Please enter the 4 digits of the code',
  codeLong: 'The code has 4 digits, and these are more. Please check the email.',
  marksPiled: 'Please write this field without so many accents on one letter',
  unreadable: 'Please remove the hidden control characters from this field',
});

export type AccountFault = keyof (typeof accountFaults)['en'];
