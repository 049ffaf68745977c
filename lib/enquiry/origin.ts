import * as z from 'zod/mini';
import { isSitePath } from '@/lib/text/site-path';
import { langOfForm } from '@/lib/site/lang';
import { ATTACHMENT_FIELD, type ToolAttachment } from '@/lib/enquiry-attachment/attachment';
import { oneLine, readAttachment } from '@/lib/enquiry-attachment/attachment-schema';
import type { VisitSource } from '@/lib/browser/visit-source';

/*
 * Where an enquiry comes from. It arrives in hidden fields that anybody may write: what does not fit is left
 * out, and never refuses an enquiry.
 */

const optional = (length: number) => z.catch(z.optional(oneLine(length)), undefined);

/** A path of this site: no host before it, no query and no place in the page after it. */
const PAGE = /^\/[!-"$->@-~]{0,199}$/;
const pageSchema = z.catch(z.string().check(z.regex(PAGE), z.refine(isSitePath)), '');

const sourceSchema = z.object({
  source: optional(100),
  medium: optional(100),
  campaign: optional(100),
  host: z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/i))), undefined),
});

export interface Origin {
  page: string;
  language: string;
  source: VisitSource;
  attachment: ToolAttachment | null;
  /** A JPEG that the visitor sent along, read by lib/enquiry/photo/photo.ts. */
  photo?: Uint8Array<ArrayBuffer>;
}

/** Sent by a program, or from a time before forms told it. */
export const NO_ORIGIN: Origin = { page: '', language: '', source: {}, attachment: null };

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
  const told = Object.entries(source.success ? source.data : {}).filter(([, value]) => value);
  return {
    page: z.parse(pageSchema, form.get('page')),
    language: langOfForm(form),
    source: Object.fromEntries(told),
    attachment: readAttachment(jsonIn(form, ATTACHMENT_FIELD)),
  };
}
