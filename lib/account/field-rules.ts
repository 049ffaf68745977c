import * as z from 'zod/mini';
import type { AccountFault } from '@/content/forms/account-fields';
import { isReadable, tidyEmail } from '@/lib/forms/fields';
import { filled, typedText } from '@/lib/forms/typed-text';

/* What the account forms have in common, for browser and server alike. Pure. */

/** Characters: not longer than we are willing to judge. */
const MAX_PASSWORD_LENGTH = 256;
const MAX_EMAIL_LENGTH = 254;

/** The first fault of a field is the one that is told. */
export const rule = (holds: (value: string) => boolean, error: AccountFault) =>
  z.refine<string>(holds, error);

/** An address; `missing` is what an empty one is told. */
export const email = (missing: AccountFault, isAddress: (value: string) => boolean) =>
  typedText({
    longest: MAX_EMAIL_LENGTH,
    tooLong: 'emailLong' satisfies AccountFault,
    tidy: tidyEmail,
    piled: 'marksPiled' satisfies AccountFault,
  }).check(
    rule((value) => value !== '', missing),
    rule(isAddress, 'emailWrong'),
    rule(isReadable, 'unreadable'),
  );

/** A password as it was typed, or none. */
export const anyPassword = typedText({
  longest: MAX_PASSWORD_LENGTH,
  tooLong: 'passwordLong' satisfies AccountFault,
});

/** A password as it was typed; `missing` is what an empty one is told. */
export const password = (missing: AccountFault) => anyPassword.check(filled(missing));
