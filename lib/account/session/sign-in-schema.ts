import * as z from 'zod/mini';
import { email, password, rule } from '@/lib/account/field-rules';
import { lengthOf } from '@/lib/account/password/password-strength';

/* By itself, so that the page loads no rules of other forms. */

export const loginSchema = z.object({
  email: email('fillIn', (value) => value.includes('@')),
  password: password('fillIn').check(rule((value) => lengthOf(value) >= 6, 'passwordShortForLogin')),
});

/** As the web form sends it: the box is `on` or absent. */
export const loginFormSchema = z.extend(loginSchema, { remember: z.optional(z.string()) });

export type LoginValues = z.output<typeof loginSchema>;
