import * as z from 'zod/mini';
import { atMost } from '@/lib/forms/typed-text';

/** The name of a design: only its shape, as what the simulator offers may change. */
const CODE = /^\d{1,2}-\d{1,3}-([0-9a-f]{6}|[a-z]{1,12})-\d$/;

/** Nobody types these: no words are said of them. */
const WRONG = 'wrong';

const code = z.string().check(atMost(40, WRONG), z.regex(CODE));

/** Several at a time, where those of a device come to the account: their names, with a blank between. */
export const keepDesignsSchema = z.object({
  codes: z.pipe(
    z.pipe(
      z.string().check(atMost(200, WRONG)),
      z.transform((text: string) => text.split(' ')),
    ),
    z.array(code).check(z.minLength(1), z.maxLength(4)),
  ),
});

export const dropDesignSchema = z.object({ code });
