import { RESEND_WAIT } from './account-rules';

/** The words of the account screens. */
export const ACCOUNT = {
  fields: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    confirm: 'Confirm password',
    current: 'Current password',
    code: 'Code',
  },
  show: 'Show',
  /** Read out after it. */
  shown: {
    password: 'password',
    newPassword: 'new password',
    confirm: 'confirm password',
    current: 'current password',
  },
  trap: 'Leave this field empty',
  working: 'One moment',
  noScript: 'This page needs JavaScript, because it shows what only you may see.',

  login: {
    title: 'Welcome',
    lead: 'Sign in to use the roof tile simulator and the hot water calculator.',
    remember: 'Remember me',
    rememberNote: 'For 30 days on this device; otherwise until the browser closes.',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    register: 'Create an account',
  },
  register: {
    title: 'Create Account',
    lead: 'A name, an address and a password. It opens the roof tile simulator and the hot water calculator.',
    submit: 'Create account',
    login: 'I have an account: sign in',
    strength: 'Password strength',
    points: '{points} of 5; 3 are needed',
    criteria: {
      length: '8 or more characters',
      uppercase: 'An uppercase letter',
      lowercase: 'A lowercase letter',
      digit: 'A digit',
      special: 'A special character or a blank',
    },
  },
  logout: {
    title: 'Sign out',
    lead: 'This ends your session on this device. Other devices stay signed in.',
    submit: 'Sign out',
    stay: 'Back to the home page',
  },
  forgot: {
    title: 'Forgot password',
    lead: 'Tell us the address of your account, and we mail you a code of four digits.',
    submit: 'Send the code',
    login: 'Back to sign in',
  },
  otp: {
    title: 'Enter the code',
    lead: 'If the address has an account, four digits are on their way to it. They work for 10 minutes, and three tries.',
    submit: 'Check the code',
    resend: 'Send a new code',
    wait: 'Send a new code in {seconds} s',
    waits: RESEND_WAIT,
    sent: 'If the address has an account, a new code is on its way. The one before no longer counts.',
    over: 'Start over with another address',
  },
  reset: {
    title: 'New password',
    lead: 'Eight or more characters. Every device that is signed in now will be signed out.',
    submit: 'Set the password',
    over: 'Start over',
  },
} as const;
