import * as z from 'zod/mini';
import { langOfForm } from '@/lib/site/lang';
import { readablePart, tidyLine } from '@/lib/forms/fields';
import type { VisitSource } from '@/lib/browser/visit-source';

/*
 * Where an enquiry comes from. It arrives in hidden fields that anybody may write: what does not fit is left
 * out, and never refuses an enquiry.
 */

const oneLine = (length: number) =>
  z.pipe(
    z.string().check(z.maxLength(length)),
    z.transform((value: string) => tidyLine(readablePart(value))),
  );
const optional = (length: number) => z.catch(z.optional(oneLine(length)), undefined);

/** A path of this site: no host before it, no query and no place in the page after it. */
const PAGE = /^\/(?![/\\])[!-"$->@-~]{0,199}$/;
const pageSchema = z.catch(z.string().check(z.regex(PAGE)), '');

const sourceSchema = z.object({
  source: optional(100),
  medium: optional(100),
  campaign: optional(100),
  host: z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/i))), undefined),
});

const carriedSchema = z.object({
  kind: z.enum(['design', 'calculation']),
  title: oneLine(120),
  /** Path of this site that opens it again, with its query. */
  path: z.string().check(z.regex(/^\/(?![/\\])[!-~]{0,999}$/)),
  /** What it says, label and value. */
  figures: z.array(z.tuple([oneLine(60), oneLine(120)])).check(z.maxLength(30)),
});

/** A design or a calculation that an enquiry is about. */
export type Carried = z.output<typeof carriedSchema>;

export interface Origin {
  page: string;
  language: string;
  source: VisitSource;
  carried: Carried | null;
  /** A JPEG that the visitor sent along, read by lib/enquiry/photo.ts. */
  photo?: Uint8Array<ArrayBuffer>;
}

/** Sent by a program, or from a time before forms told it. */
export const NO_ORIGIN: Origin = { page: '', language: '', source: {}, carried: null };

const MAX_LENGTH = 8_000;

/** The value of a field that holds JSON; `null` for anything that is none. */
function jsonIn(form: FormData, name: string): unknown {
  const text = form.get(name);
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** What a form tells of where it was sent from. */
export function originOf(form: FormData): Origin {
  const source = z.safeParse(sourceSchema, jsonIn(form, 'source'));
  const carried = z.safeParse(carriedSchema, jsonIn(form, 'carried'));
  const told = Object.entries(source.success ? source.data : {}).filter(([, value]) => value);
  return {
    page: z.parse(pageSchema, form.get('page')),
    language: langOfForm(form),
    source: Object.fromEntries(told),
    carried: carried.success ? carried.data : null,
  };
}
