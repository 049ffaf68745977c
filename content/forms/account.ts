import { words } from '@/content/words';

/** The words of the account screens. */
export const accountWords = words({
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
  hide: 'Hide',
  /** Read out after it. */
  shown: {
    password: 'password',
    newPassword: 'new password',
    confirm: 'confirm password',
    current: 'current password',
  },
  working: 'Please wait',
  noScript: 'Please switch on JavaScript to see your profile.',

  login: {
    title: 'Welcome',
    lead: 'Sign in to use the roof tile simulator and the hot water calculator.',
    /** Instead of it, for those who are on their way to one of them; `sent`: with a link that brings something along. */
    tools: {
      roofSimulator: {
        name: 'Roof tile simulator',
        text: 'Sign in to try roof tiles and wall finishes on a villa.',
        sent: 'The design in your link opens after you sign in.',
      },
      hotWater: {
        name: 'Hot water calculator',
        text: 'Sign in to calculate the hot water of your building.',
        sent: 'The calculation you were sent opens after you sign in.',
      },
    },
    remember: 'Remember me',
    rememberNote: 'For 30 days on this device; otherwise until the browser closes.',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    register: 'Create an account',
  },
  register: {
    title: 'Create Account',
    lead: 'Choose a username and a password to use the roof tile simulator and the hot water calculator.',
    submit: 'Create account',
    purpose: 'We store your username, your email address and a hash of your password, to let you sign in.',
    login: 'Already have an account? Sign in',
    /** `{verdict}`: what is still needed, or that it is enough. */
    strength: 'Password strength: {points} of 5. {verdict}',
    /** What is still needed, while it is. */
    needs: { length: 'Use 8 or more characters.', points: 'Meet at least 3 of the 5 points.' },
    enough: 'Meets the rules. Common passwords are still refused.',
    criteria: {
      length: '8 or more characters',
      uppercase: 'An uppercase letter',
      lowercase: 'A lowercase letter',
      digit: 'A digit',
      special: 'A special character or a space',
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
    lead: 'Enter the email address of your account and we will send you a 4-digit code.',
    submit: 'Send the code',
    login: 'Back to sign in',
  },
  otp: {
    title: 'Enter the code',
    lead: 'If you asked for a new password, enter the 4-digit code from our email. It is valid for 10 minutes and three attempts.',
    /** Said only to those who come from asking for it. */
    mailed: 'If the address has an account, we have sent it a 4-digit code.',
    submit: 'Check the code',
    resend: 'Send a new code',
    wait: 'Send a new code in {seconds} s',
    sent: 'If the address has an account, we have sent a new code. The previous code is no longer valid.',
    over: 'Use another email address',
  },
  reset: {
    title: 'New password',
    lead: 'Use 8 or more characters. All devices that are signed in now will be signed out.',
    submit: 'Set the password',
    over: 'Start over',
  },
});

export type AccountWords = (typeof accountWords)['en'];
