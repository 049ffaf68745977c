import * as z from 'zod/mini';
import type { FieldFault } from '@/content/forms/field-words';
import {
  isQuantity,
  MAX_ADDRESS,
  MAX_ID,
  MAX_NAME,
  MAX_NOTE,
  MAX_TYPED,
  MAX_UNIT,
} from '@/lib/enquiry-list/line';
import { DESIGN_CODE, inTodaysShape, PICTURE } from '@/lib/enquiry-list/read-line';
import { isReadable, pastedLine } from '@/lib/forms/fields';
import { isSitePath } from '@/lib/text/site-path';
import { atMost, filled, typedText } from '@/lib/forms/typed-text';

/* The enquiry list as a form sends it: from the visitor's device, and so text and nothing more. */

const wrong = 'linesWrong' satisfies FieldFault;

/** A pasted tab or line end is a blank here. */
const oneLine = (longest: number) => typedText({ longest, tooLong: wrong, tidy: pastedLine, piled: wrong });

/** A path of this site. */
const localPath = z
  .string()
  .check(
    z.maxLength(MAX_ADDRESS, { abort: true }),
    z.refine(isSitePath),
    z.refine<string>(isReadable, wrong),
  );

const amount = z.number().check(z.refine(isQuantity));

const roofSchema = z.object({
  part: oneLine(60),
  tile: oneLine(60),
  query: z
    .string()
    .check(
      z.maxLength(MAX_ADDRESS, { abort: true }),
      z.regex(/^[!-~]*$/),
      z.refine<string>(isReadable, wrong),
    ),
  about: z.boolean(),
  version: oneLine(20),
  form: oneLine(20),
  values: z.record(z.string().check(z.regex(/^[A-Za-z]{1,20}$/)), z.number()),
  made: z.optional(z.object({ quantity: amount, unit: oneLine(MAX_UNIT) })),
  goesOn: z.optional(z.boolean()),
});

const wordsSchema = z.object({
  name: oneLine(MAX_NAME).check(filled(wrong)),
  variant: oneLine(MAX_NAME),
  url: localPath,
  picture: z.optional(z.string().check(z.regex(PICTURE))),
});

const lineSchema = z.pipe(
  z.transform(inTodaysShape),
  z.object({
    id: oneLine(MAX_ID),
    quantity: amount,
    typed: z.optional(oneLine(MAX_TYPED)),
    unit: z.optional(oneLine(MAX_UNIT)),
    note: z.optional(oneLine(MAX_NOTE)),
    design: z.optional(z.string().check(z.regex(DESIGN_CODE))),
    roof: z.optional(roofSchema),
    words: z.optional(wordsSchema),
  }),
);

/** Fifty full lines, and then some. */
const MAX_LIST_LENGTH = 60_000;

/** What a text of JSON says; more than `most` lines are refused before any of them is read. */
const parsedList = (most: number) =>
  z.pipe(
    z.string().check(atMost(MAX_LIST_LENGTH, wrong)),
    z.transform((text, context) => {
      try {
        const lines: unknown = JSON.parse(text);
        if (Array.isArray(lines) && lines.length <= most) return lines as unknown[];
      } catch {
        // No list either.
      }
      context.issues.push({ code: 'custom', message: wrong, input: text });
      return z.NEVER;
    }),
  );

/** A list of at most so many lines, as JSON; lines of a page that was opened before an update are taken as well. */
export const linesSchema = (most: number) =>
  z.pipe(parsedList(most), z.array(lineSchema, wrong).check(z.minLength(1)));
