import * as z from 'zod/mini';
import type { AccountFault } from '@/content/forms/account-fields';
import { OTP_LENGTH } from './account-rules';
import { isEmail, isLegible, tidyLine } from '@/lib/forms/fields';
import { tidyCode } from '@/lib/text/tidy-code';
import { atMost, typedText } from '@/lib/forms/typed-text';
import { anyPassword, email, password, rule } from './field-rules';
import { isStrongEnough, lengthOf, NEW_PASSWORD_MIN } from '@/lib/account/password/password-strength';
import { hasWebAddress } from '@/lib/text/web-address';

/* The rules of the account forms, for browser and server alike. Pure. */

/** Control signs, and what is no character to anybody: unassigned, private, half of one. */
const UNREADABLE = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u;
const MAX_USERNAME_LENGTH = 64;
/** UTF-16 units of a proof or a token of ours, with room. */
const MAX_TOKEN_LENGTH = 200;

const emailField = () => email('emailMissing', isEmail);

const username = typedText({
  longest: MAX_USERNAME_LENGTH,
  tooLong: 'usernameLong' satisfies AccountFault,
  tidy: tidyLine,
  piled: 'marksPiled' satisfies AccountFault,
}).check(
  rule((value) => value !== '', 'usernameMissing'),
  rule((value) => lengthOf(value) >= 3, 'usernameShort'),
  rule((value) => !UNREADABLE.test(value), 'unreadable'),
  rule(isLegible, 'usernameBlank'),
  rule((value) => !hasWebAddress(value), 'usernameLink'),
);

const chosenPassword = password('passwordMissing').check(rule(isStrongEnough, 'passwordWeak'));

const resetPassword = password('passwordMissing').check(
  rule((value) => lengthOf(value) >= NEW_PASSWORD_MIN, 'passwordShort'),
);

/** A code as it is copied, with whatever stood around it. */
const otp = typedText({
  longest: 30,
  tooLong: 'codeLong' satisfies AccountFault,
  tidy: tidyCode,
}).check(
  rule((value) => !new RegExp(`^\\d{${OTP_LENGTH + 1},}$`).test(value), 'codeLong'),
  rule((value) => new RegExp(`^\\d{${OTP_LENGTH}}$`).test(value), 'codeWrong'),
);

export const registerSchema = z.object({ username, email: emailField(), password: chosenPassword });

export const forgotSchema = z.object({ email: emailField() });

export const otpSchema = z.object({ otp });
export const checkOtpSchema = z.object({ email: emailField(), otp });

const confirmed = (field: string) => (value: unknown) => {
  const { confirm, ...rest } = value as Record<string, string>;
  return rest[field] === confirm;
};

const repeated = { error: 'passwordsDiffer' satisfies AccountFault, path: ['confirm'], when: () => true };

export const newPasswordSchema = z
  .object({ password: resetPassword, confirm: z.string() })
  .check(z.refine(confirmed('password'), repeated));

export const resetPasswordSchema = z.object({
  email: emailField(),
  password: resetPassword,
  resetToken: z.optional(z.string().check(atMost(MAX_TOKEN_LENGTH, 'unreadable' satisfies AccountFault))),
});

export const changePasswordSchema = z
  .object({
    current: password('currentMissing'),
    password: chosenPassword,
    confirm: z.string(),
  })
  .check(z.refine(confirmed('password'), repeated));

/** The password is asked for where the address is another; the form leaves it blank otherwise. */
export const profileSchema = z.object({
  username,
  email: emailField(),
  current: z.optional(anyPassword),
});

/** Nothing but what can be changed. */
export const strictProfileSchema = z.strictObject({ username, email: emailField() });

export const deleteAccountSchema = z.object({
  current: password('currentMissing'),
});

const linkToken = z.string().check(atMost(MAX_TOKEN_LENGTH, 'unreadable' satisfies AccountFault));

export const confirmAddressSchema = z.object({
  token: linkToken,
  current: password('currentMissing'),
});

export const undoAddressSchema = z.object({ token: linkToken });

/** A form that is only a button. */
export const emptySchema = z.object({});

export type RegisterValues = z.output<typeof registerSchema>;
export type ProfileValues = z.output<typeof strictProfileSchema>;
export type ProfileFormValues = z.output<typeof profileSchema>;
