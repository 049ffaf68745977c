import 'server-only';
import { randomUUID } from 'node:crypto';
import { Prisma } from '@/prisma/generated/client';
import { db } from '@/lib/storage/db';
import { CODE_SECONDS, CONFIRM_SECONDS, UNDO_SECONDS } from './mail-lifetime';
import type { Mail } from './mailer';

/* Times are compared and computed by the database: several servers share one clock. */

export type NewMail = Omit<Mail, 'id' | 'photo' | 'kind'> & {
  /** Which mail of an account it is, and whose, or the copy of an enquiry; absent from those to the company. */
  kind?: string;
  userId?: string;
  /** `withheld`: not sent by itself, a digest tells of it. */
  status?: 'queued' | 'withheld';
};
export type ClaimedMail = Mail & { attempts: number };

// Due at once by any clock; this process's own may run ahead of the database's.
const IMMEDIATELY = new Date(0);

/**
 * Writes a mail that is owed, inside the transaction that makes it necessary. As a statement: Prisma's `create` would
 * tell its age by the clock of this process, and a slow one would have all codes end unsent.
 */
export async function enqueueMail(tx: Prisma.TransactionClient, mail: NewMail): Promise<{ id: string }> {
  const {
    sender,
    recipient,
    replyTo,
    subject,
    text,
    html,
    status = 'queued',
    kind = '',
    userId = null,
  } = mail;
  const id = randomUUID();
  await tx.$executeRaw`
    INSERT INTO "OutboxMail" ("id", "kind", "userId", "sender", "recipient", "replyTo", "subject", "text", "html",
      "status", "nextAttemptAt", "createdAt")
    VALUES (${id}, ${kind}, ${userId}, ${sender}, ${recipient}, ${replyTo}, ${subject}, ${text}, ${html},
      ${status}::"MailStatus", ${IMMEDIATELY}, clock_timestamp())`;
  return { id };
}

/** `enqueueMail` as a part of one statement: a mail for each row of `because`, which are enquiries with their `id`. */
export function enqueueMailSql(because: Prisma.Sql, mail: NewMail): Prisma.Sql {
  const { sender, recipient, replyTo, subject, text, html, status = 'queued', kind = '' } = mail;
  return Prisma.sql`
    INSERT INTO "OutboxMail"
      ("id", "enquiryId", "kind", "sender", "recipient", "replyTo", "subject", "text", "html", "status", "nextAttemptAt")
    SELECT ${randomUUID()}, "id", ${kind}, ${sender}, ${recipient}, ${replyTo}, ${subject}, ${text}, ${html},
      ${status}::"MailStatus", ${IMMEDIATELY} FROM ${because}`;
}

/** The longest that a mail was ever told to wait is a day (backoff.ts): what is due later was written by a wrong clock. */
const IS_DUE = Prisma.sql`("nextAttemptAt" <= now() OR "nextAttemptAt" > now() + interval '25 hours')`;

/** Whether nobody is busy with a mail; a lease far longer than any was given by a wrong clock. */
const isFree = (lease: number) => Prisma.sql`("leasedUntil" IS NULL OR "leasedUntil" < now()
  OR "leasedUntil" > now() + interval '1 hour' + ${lease}::float8 * interval '1 ms')`;

/**
 * Takes mails that are due for one attempt each, those to the company first: a burst of account mails may use up what
 * a mail service takes in a while, and enquiries are what the site is for. An expired lease means that a worker died in
 * the middle, so the outcome of that attempt is unknown and the provider's idempotency window counts from its start.
 */
export const claimMails = (count: number, lease: number) => db.$queryRaw<ClaimedMail[]>`
  UPDATE "OutboxMail" SET
    "attempts" = "attempts" + 1,
    "uncertainSince" = COALESCE("uncertainSince",
      CASE WHEN "leasedUntil" IS NOT NULL THEN LEAST(now(), "leasedUntil" - ${lease}::float8 * interval '1 ms') END),
    "leasedUntil" = now() + ${lease}::float8 * interval '1 ms'
  WHERE "id" IN (
    SELECT "id" FROM "OutboxMail"
    WHERE "status" = 'queued' AND ${IS_DUE} AND ${isFree(lease)}
    ORDER BY "kind" <> '', "nextAttemptAt", "createdAt" LIMIT ${count} FOR UPDATE SKIP LOCKED
  )
  RETURNING "id", "kind", "sender", "recipient", "replyTo", "subject", "text", "html", "attempts",
    (SELECT p."bytes" FROM "EnquiryPhoto" p
      WHERE p."enquiryId" = "OutboxMail"."enquiryId" AND "OutboxMail"."kind" = '') AS "photo"`;

/** Puts aside what can no longer be sent again without risking a second delivery. Returns how many. */
export const holdMails = (repeatable: number, lease: number) => db.$executeRaw`
  UPDATE "OutboxMail" SET "status" = 'held', "leasedUntil" = NULL
  WHERE "status" = 'queued' AND ("leasedUntil" IS NULL OR "leasedUntil" < now())
    AND COALESCE("uncertainSince", "leasedUntil" - ${lease}::float8 * interval '1 ms')
        < now() - ${repeatable}::float8 * interval '1 ms'`;

/**
 * Ends mails that are still owed although their code or link is worth nothing by now: whoever got one hours late would
 * type it and be refused. What tells an owner what was done goes however late. Returns how many.
 */
export const endExpiredMails = (lease: number) => db.$executeRaw`
  UPDATE "OutboxMail" SET "status" = 'sent', "sentAt" = now(), "leasedUntil" = NULL, "lastError" = 'expired',
    "wrongSettings" = false, "recipient" = '', "text" = '', "html" = ''
  WHERE "status" = 'queued' AND ${isFree(lease)} AND "createdAt" <= now() - interval '1 second' *
    CASE "kind" WHEN 'code' THEN ${CODE_SECONDS}::int WHEN 'confirmAddress' THEN ${CONFIRM_SECONDS}::int END`;

/** Delivered is delivered, whoever holds the lease by now. A mail of an account is not kept: docs/decisions/141. */
export const markSent = (id: string, providerId: string | null) => db.$executeRaw`
  UPDATE "OutboxMail" SET "status" = 'sent', "sentAt" = now(), "providerId" = ${providerId},
    "leasedUntil" = NULL, "lastError" = NULL, "wrongSettings" = false,
    "recipient" = CASE WHEN "kind" = '' THEN "recipient" ELSE '' END,
    "text" = CASE WHEN "kind" = '' THEN "text" ELSE '' END,
    "html" = CASE WHEN "kind" = '' THEN "html" ELSE '' END
  WHERE "id" = ${id} AND "status" <> 'sent'`;

/** Held mails of accounts whose code or link is worth nothing by now lose their text as well. Returns how many. */
export const blankStaleMails = () => db.$executeRaw`
  UPDATE "OutboxMail" SET "recipient" = '', "text" = '', "html" = ''
  WHERE "status" = 'held' AND "kind" <> '' AND "text" <> '' AND "createdAt" < now() - interval '1 second' *
    CASE "kind" WHEN 'addressChanged' THEN ${UNDO_SECONDS}::int WHEN 'confirmAddress' THEN ${CONFIRM_SECONDS}::int
      ELSE ${CODE_SECONDS}::int END`;

/** Account mails that were sent before files of them said how long they may be read: a migration named them so. */
export async function unmarkedMails(): Promise<string[]> {
  const where = { kind: 'account', status: 'sent' } as const;
  return (await db.outboxMail.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** Takes an account out of the outbox: what is owed to it is owed no more, what was sent names nobody. */
export async function forgetMailsOf(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const rows = await tx.outboxMail.findMany({ where: { userId }, select: { id: true } });
  await tx.outboxMail.deleteMany({ where: { userId, status: { not: 'sent' } } });
  const nobody = { userId: null, recipient: '', text: '', html: '' };
  await tx.outboxMail.updateMany({ where: { userId }, data: nobody });
  return rows.map(({ id }) => id);
}

interface Failure {
  id: string;
  /** Attempts as claimed: a later claim by another worker makes this report void. */
  attempts: number;
  error: string;
  wait: number;
  /** Refused for a reason that only other settings mend. */
  wrong: boolean;
  /** Length of the lease when the outcome is unknown; null when it certainly was not delivered. */
  uncertain: number | null;
}

/** Gives the mail back for a later attempt. */
export const markFailed = ({ id, attempts, error, wait, wrong, uncertain }: Failure) => db.$executeRaw`
  UPDATE "OutboxMail" SET
    "uncertainSince" = COALESCE("uncertainSince", "leasedUntil" - ${uncertain}::float8 * interval '1 ms'),
    "nextAttemptAt" = now() + ${wait}::float8 * interval '1 ms',
    "leasedUntil" = NULL, "lastError" = ${error}, "wrongSettings" = ${wrong}
  WHERE "id" = ${id} AND "attempts" = ${attempts} AND "status" = 'queued'`;

interface Claimed {
  id: string;
  attempts: number;
}

/** Ends a mail to a visitor that is refused for its address; which it was nobody needs to know. */
export const endRefused = ({ id, attempts }: Claimed, error: string) => db.$executeRaw`
  UPDATE "OutboxMail" SET "status" = 'sent', "sentAt" = now(), "leasedUntil" = NULL, "lastError" = ${error},
    "wrongSettings" = false, "recipient" = '', "text" = '', "html" = ''
  WHERE "id" = ${id} AND "attempts" = ${attempts} AND "status" = 'queued'`;

/** Takes the Reply-To out of a mail for good, before it is handed over otherwise than before under the same id. */
export const dropReplyTo = ({ id, attempts }: Claimed) => db.$executeRaw`
  UPDATE "OutboxMail" SET "replyTo" = NULL
  WHERE "id" = ${id} AND "attempts" = ${attempts} AND "status" = 'queued'`;

interface OutboxDepth {
  queued: number;
  held: number;
  /** Stored in the last hour without being sent. */
  withheld: number;
  /** Of the last two hours: their code or link ran out before they could leave. */
  expired: number;
  /** Owed mails that cannot leave with the settings as they are. */
  wrongSettings: number;
  oldestSeconds: number;
}

/** How much mail is owed, and since when. */
export async function getOutboxDepth(): Promise<OutboxDepth> {
  const [row] = await db.$queryRaw<OutboxDepth[]>`
    SELECT count(*) FILTER (WHERE "status" = 'queued')::int AS "queued",
      count(*) FILTER (WHERE "status" = 'held')::int AS "held",
      (SELECT count(*)::int FROM "OutboxMail"
        WHERE "status" = 'withheld' AND "createdAt" > now() - interval '1 hour') AS "withheld",
      (SELECT count(*)::int FROM "OutboxMail"
        WHERE "status" = 'sent' AND "lastError" = 'expired' AND "createdAt" > now() - interval '2 hours') AS "expired",
      count(*) FILTER (WHERE "status" = 'queued' AND "wrongSettings")::int AS "wrongSettings",
      COALESCE(extract(epoch FROM now() - min("createdAt") FILTER (WHERE "status" = 'queued')), 0)::int AS "oldestSeconds"
    FROM "OutboxMail" WHERE "status" IN ('queued', 'held')`;
  return row!;
}
