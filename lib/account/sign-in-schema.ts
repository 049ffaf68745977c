import * as z from 'zod/mini';
import { ACCOUNT_FIELDS as words } from '@/content/forms/account-fields';
import { email, present, rule, short } from './field-rules';
import { lengthOf } from './password-strength';

/* By itself, so that the page loads no rules of other forms. */

export const loginSchema = z.object({
  email: email(words.fillIn, (value) => value.includes('@')),
  password: z.string().check(
    present(words.fillIn),
    short,
    rule((value) => lengthOf(value) >= 6, words.passwordShortForLogin),
  ),
});

/** As the web form sends it: the box is `on` or absent. */
export const loginFormSchema = z.extend(loginSchema, { remember: z.optional(z.string()) });

export type LoginValues = z.output<typeof loginSchema>;
