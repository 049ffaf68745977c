import * as z from 'zod/mini';
import type { AccountFault } from '@/content/forms/account-fields';
import { isReadable, tidyEmail } from '@/lib/core/fields';
import { typedText } from '@/lib/core/typed-text';
import { lengthOf } from './password-strength';

/* What the account forms have in common, for browser and server alike. Pure. */

const LONGEST_PASSWORD = 256;
const LONGEST_EMAIL = 254;

/** The first fault of a field is the one that is told. */
export const rule = (holds: (value: string) => boolean, error: AccountFault) =>
  z.refine<string>(holds, error);

/** An address; `missing` is what an empty one is told. */
export const email = (missing: AccountFault, isAddress: (value: string) => boolean) =>
  typedText({
    longest: LONGEST_EMAIL,
    tooLong: 'emailLong' satisfies AccountFault,
    tidy: tidyEmail,
    piled: 'marksPiled' satisfies AccountFault,
  }).check(
    rule((value) => value !== '', missing),
    rule((value) => [...value].length <= LONGEST_EMAIL, 'emailLong'),
    rule(isAddress, 'emailWrong'),
    rule(isReadable, 'unreadable'),
  );

/** A password as it was typed; `missing` is what an empty one is told. */
export const password = (missing: AccountFault) =>
  typedText({ longest: LONGEST_PASSWORD, tooLong: 'passwordLong' satisfies AccountFault }).check(
    rule((value) => value !== '', missing),
    // Not longer than we are willing to judge.
    rule((value) => lengthOf(value) <= LONGEST_PASSWORD, 'passwordLong'),
  );
