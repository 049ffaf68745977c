import 'server-only';
import { db } from '@/lib/storage/db';
import { enqueueMailSql, type NewMail } from '@/lib/mail/outbox';
import { Prisma } from '@/prisma/generated/client';
import type { Consent } from './consent';
import type { Origin } from './origin';
import type { EnquiryForm } from './enquiry-schemas';

interface Row extends Origin {
  id: string;
  kind: EnquiryForm;
  name: string;
  email: string;
  phone: string;
  message: string;
  details: object;
  /** Equal for forms that are the same. */
  digest: string;
  consent: Consent;
}

const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::jsonb`;

const noteOf = (digest: string) => `enquiry-once:${digest}`;

/**
 * Takes the name of this enquiry for ten minutes; no row where it is taken. Of two at the same moment the second
 * waits here for the first. Times are the database's own, written as the counters of that table are.
 */
const firstOf = (digest: string) => Prisma.sql`
  INSERT INTO "RateLimiterFlexible" AS known ("key", "points", "expire")
  VALUES (${noteOf(digest)}, 1, (now() AT TIME ZONE 'UTC') + interval '10 minutes')
  ON CONFLICT ("key") DO UPDATE SET "expire" = EXCLUDED."expire"
    WHERE known."expire" <= (now() AT TIME ZONE 'UTC')
  RETURNING "key"`;

/**
 * Whether the same was stored in the last ten minutes. Asked before anything is spent on it; of two at the same moment
 * the statement itself lets one pass.
 */
export async function isStored(digest: string): Promise<boolean> {
  const known = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "RateLimiterFlexible"
    WHERE "key" = ${noteOf(digest)} AND "expire" > (now() AT TIME ZONE 'UTC')`;
  return known.length > 0;
}

const enquiry = ({ id, kind, name, email, phone, message, details, digest, ...from }: Row) => Prisma.sql`
  INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "details", "digest", "consent",
    "page", "language", "source", "carried")
  SELECT ${id}, ${kind}::"EnquiryKind", ${name}, ${email}, ${phone}, ${message}, ${json(details)}, ${digest},
    ${from.consent.version}, ${from.page}, ${from.language}, ${json(from.source)}, ${from.attachment ? json(from.attachment) : null} FROM first
  RETURNING "id"`;

/** The words that the enquiry names, if they are new here. */
const said = ({ version, text }: Consent) => Prisma.sql`
  INSERT INTO "ConsentText" ("version", "text") SELECT ${version}, ${text} FROM first ON CONFLICT DO NOTHING`;

const picture = (photo: Uint8Array) => Prisma.sql`, picture AS (
  INSERT INTO "EnquiryPhoto" ("enquiryId", "bytes") SELECT "id", ${photo} FROM stored)`;

const copied = (mail: NewMail) => Prisma.sql`, copied AS (${enqueueMailSql(Prisma.sql`stored`, mail)})`;

/**
 * Stores an enquiry, its photograph, the words it was sent under and the mails it owes, all or nothing; false, and nothing, where the same was
 * stored in the last ten minutes. One statement: the embedded database has one session, and while a transaction
 * waits for its next statement everybody waits (seven eighths of an enquiry's time were that).
 */
export async function storeOnce(row: Row, mail: NewMail, copy?: NewMail): Promise<boolean> {
  const stored = await db.$queryRaw<{ id: string }[]>`
    WITH first AS (${firstOf(row.digest)}),
      said AS (${said(row.consent)}),
      stored AS (${enquiry(row)})${row.photo ? picture(row.photo) : Prisma.empty},
      queued AS (${enqueueMailSql(Prisma.sql`stored`, mail)})${copy ? copied(copy) : Prisma.empty}
    SELECT "id" FROM stored`;
  return stored.length > 0;
}
