import type { PictureId } from './library';

/**
 * What stands beside the forms of an account: large enough to be sharp there, each once. On the way to a new password
 * it is one roof through the day.
 */
export const ACCOUNT_PICTURES = {
  login: 'tool/roof-simulator',
  /** For those on their way to the calculator. */
  loginHotWater: 'hero/solar-water',
  register: 'about/showroom',
  forgotPassword: 'hours/morning',
  otp: 'hours/noon',
  resetPassword: 'hours/afternoon',
  logout: 'hours/dawn',
  profile: 'dry-fix/ridge-roll',
  addressLink: 'hero/bricks',
} as const satisfies Record<string, PictureId>;
