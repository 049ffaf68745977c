import { OWNER_ZONE } from '@/content/contact';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { LANGS } from '@/content/lang';
import { unitWords } from '@/content/units';
import { readAttachment } from '@/lib/enquiry-attachment/attachment-schema';
import { lineText } from '@/lib/enquiry-list/list-text';
import { namingIn } from '@/lib/enquiry-list/naming';
import { readLines } from '@/lib/enquiry-list/read-line';
import { shownLine } from '@/lib/enquiry-list/shown-line';
import type { Line } from '@/lib/storage/line';
import { attachmentIn } from './attachment-in';
import { referenceOf } from './reference';

/* What the owner reads of enquiries. A program that has only a line to the database asks by it. */

/** What is told of an enquiry, in this order, every value as text and empty where there is nothing. */
export const LEAD_COLUMNS = [
  'received',
  'reference',
  'kind',
  'name',
  'email',
  'phone',
  'message',
  'details',
  'page',
  'language',
  'source',
  'carried',
  'consent',
  'photo',
  'mail',
  'id',
] as const;

export type Lead = Record<(typeof LEAD_COLUMNS)[number], string>;

/**
 * Times of the company's zone; objects as JSON, empty where there is nothing. `mail` is how the company's own mail of it stands, `consent` the version of the
 * words at the form with the day it was first seen: table ConsentText.
 */
const LEADS = `SELECT to_char(e."createdAt" AT TIME ZONE $3, 'YYYY-MM-DD HH24:MI:SS') AS "received", e."digest",
  e."kind"::text, e."name", e."email", e."phone", e."message",
  CASE WHEN e."details" = '{}' THEN '' ELSE e."details"::text END AS "details", e."page", e."language",
  CASE WHEN e."source" = '{}' THEN '' ELSE e."source"::text END AS "source",
  COALESCE(e."carried"::text, '') AS "carried",
  CASE WHEN e."consent" = '' THEN '' ELSE e."consent" || COALESCE((SELECT ' (' || to_char(c."createdAt" AT TIME ZONE $3, 'YYYY-MM-DD') || ')'
    FROM "ConsentText" c WHERE c."version" = e."consent"), '') END AS "consent",
  COALESCE((SELECT octet_length(p."bytes") || ' bytes' FROM "EnquiryPhoto" p WHERE p."enquiryId" = e."id"), '') AS "photo",
  COALESCE((SELECT string_agg(m."status"::text, ' ') FROM "OutboxMail" m WHERE m."enquiryId" = e."id" AND m."kind" = ''), '') AS "mail",
  e."id"
  FROM "Enquiry" e 
  WHERE e."createdAt" >= $1::date::timestamp AT TIME ZONE $3 AND e."createdAt" < ($2::date + 1)::timestamp AT TIME ZONE $3
  ORDER BY e."createdAt", e."id"`;

/** Details as somebody reads them: the lines of a list in English, one below the other, and the rest as it is stored. */
export function readableDetails(details: string): string {
  if (!details) return '';
  const { lines, ...rest } = JSON.parse(details) as { lines?: unknown };
  if (!Array.isArray(lines)) return details;
  const [lang] = LANGS;
  const naming = namingIn(lang);
  const words = { ...enquiryListWords[lang], lang, units: unitWords[lang] };
  const list = readLines(lines).map((line) => lineText(shownLine(line, naming, lang), words));
  return [...list, ...(Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : [])].join('\n');
}

/** What a tool sent along, told in English, as JSON. */
function readableAttachment(carried: string): string {
  const sent = carried ? readAttachment(JSON.parse(carried)) : null;
  const told = sent && attachmentIn(LANGS[0], sent);
  return told === sent ? carried : JSON.stringify(told);
}

/** Enquiries of the days (2026-01-31) from `since` to `until`, both included, in the company's zone; the first one first. */
export async function leadsBetween(line: Line, since: string, until: string): Promise<Lead[]> {
  const { rows } = await line.query<Lead & { digest: string }>(LEADS, [since, until, OWNER_ZONE]);
  return rows.map(({ digest, ...lead }) => ({
    ...lead,
    reference: referenceOf(digest),
    details: readableDetails(lead.details),
    carried: readableAttachment(lead.carried),
  }));
}

/** The photograph of an enquiry that has one, as a JPEG. */
export async function photoOfLead(line: Line, id: string): Promise<Uint8Array> {
  const { rows } = await line.query<{ bytes: Uint8Array }>(
    'SELECT "bytes" FROM "EnquiryPhoto" WHERE "enquiryId" = $1',
    [id],
  );
  return rows[0]!.bytes;
}
