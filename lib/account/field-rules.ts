import * as z from 'zod/mini';
import type { AccountFault } from '@/content/forms/account-fields';
import { isReadable, tidyEmail } from '@/lib/core/fields';
import { lengthOf } from './password-strength';

/* What the account forms have in common, for browser and server alike. Pure. */

const LONGEST_PASSWORD = 256;

/** The first fault of a field is the one that is told. */
export const rule = (holds: (value: string) => boolean, error: AccountFault) =>
  z.refine<string>(holds, error);

/** An address; `missing` is what an empty one is told. */
export const email = (missing: AccountFault, isAddress: (value: string) => boolean) =>
  z.string().check(
    z.overwrite(tidyEmail),
    rule((value) => value !== '', missing),
    rule((value) => [...value].length <= 254, 'emailLong'),
    rule(isAddress, 'emailWrong'),
    rule(isReadable, 'unreadable'),
  );

/** Not longer than we are willing to judge. */
export const short = rule((value) => lengthOf(value) <= LONGEST_PASSWORD, 'passwordLong');
export const present = (error: AccountFault) => rule((value) => value !== '', error);
