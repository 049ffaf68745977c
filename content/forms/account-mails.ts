import { company } from '@/content/company';

const reach = `${company.legalName}\n${company.phone}\n${company.email}`;
const notYou = `If this was not you, tell us: ${company.phone}.`;

/**
 * Words of the mails that an account gets. Paragraphs; `code` stands by itself, large. None holds what a visitor
 * typed: anybody can give somebody else's address, and would have us deliver an advertisement.
 */
export const ACCOUNT_MAILS = {
  foot: reach,
  welcome: {
    subject: `Your ${company.brand} account is open`,
    paragraphs: [
      `Hello,`,
      'Your account is open. It lets you into the roof tile simulator and the solar water heater calculator.',
      notYou,
    ],
  },
  taken: {
    subject: `Somebody tried to register with your address`,
    paragraphs: [
      `Somebody tried to open an account at ${company.brand} with this address, which already has one.`,
      'If it was you, sign in instead, or choose a new password under "Forgot password". Nothing was changed.',
    ],
  },
  /** `code` is put in when it is sent. */
  code: {
    subject: 'Your code for a new password',
    paragraphs: [
      'Somebody, we hope you, asked for a new password. This is the code:',
      'It works for 10 minutes and once; a newer code ends it. Nobody from us will ever ask you for it.',
      'If this was not you, do nothing: your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${company.brand} account was changed just now, and every device was signed out.`,
      notYou,
    ],
  },
  /** The address of the link is put in when it is sent. */
  confirmAddress: {
    subject: 'Please confirm your new address',
    link: 'Confirm this address',
    paragraphs: [
      `Somebody, we hope you, gave this address for an account at ${company.brand}. To confirm it, open this within an hour on a device that is signed in:`,
      'If this was not you, do nothing: the account keeps its old address.',
    ],
  },
  addressChanging: {
    subject: 'A new address was given for your account',
    paragraphs: [
      `A new mail address was given for your ${company.brand} account. It counts once it is confirmed from there.`,
      notYou,
    ],
  },
  addressChanged: {
    subject: 'The address of your account was changed',
    paragraphs: [`Your ${company.brand} account now has another mail address.`, notYou],
  },
} as const;
