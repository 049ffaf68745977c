import type { Line } from '@/lib/storage/line';
import { OWNER_ZONE } from '@/content/contact';
import { BLANK_MAIL, IS_ACCOUNT_MAIL } from './mail-lifetime';

/* What a person asks of the outbox and decides about it: the owner's commands, which have a line and no server. */

interface ListedMail {
  id: string;
  status: string;
  attempts: number;
  created: string;
  enquiry: string | null;
  error: string | null;
}

/** The most mails that are listed at a time. */
export const MOST_LISTED = 500;

/**
 * Mails that are owed, or all, the newest last; of more than are listed at a time the newest. No recipient and no text:
 * this is read over shoulders and pasted into tickets.
 */
export async function listMails(line: Line, all: boolean): Promise<ListedMail[]> {
  const { rows } = await line.query<ListedMail>(
    `SELECT "id", "status"::text, "attempts", "enquiryId" AS "enquiry", "lastError" AS "error",
      to_char("createdAt" AT TIME ZONE '${OWNER_ZONE}', 'YYYY-MM-DD HH24:MI') AS "created"
      FROM "OutboxMail" WHERE $1 OR "status" IN ('queued', 'held') ORDER BY "createdAt" DESC LIMIT ${MOST_LISTED}`,
    [all],
  );
  return rows.reverse();
}

interface ReadableMail {
  recipient: string;
  subject: string;
  text: string;
}

export async function mailById(line: Line, id: string): Promise<ReadableMail | undefined> {
  const { rows } = await line.query<ReadableMail>(
    `SELECT "recipient", "subject", "text" FROM "OutboxMail" WHERE "id" = $1`,
    [id],
  );
  return rows[0];
}

/** Why a mail is held after a restore. */
export const HELD_BY_RESTORE = 'restored from a backup';

/** Sets of mails that have a name; an id is never one of them. */
const SETS: Readonly<Record<string, string>> = {
  held: `"status" = 'held'`,
  restored: `"status" = 'held' AND "lastError" = '${HELD_BY_RESTORE}'`,
};

/** Nobody is busy with it. A lease is a minute: one that ends in hours was given by a wrong clock. */
const IS_FREE = `("leasedUntil" IS NULL OR "leasedUntil" < now() OR "leasedUntil" > now() + interval '1 hour')`;

/**
 * Has mails sent again: those of a set (`held`, `restored`), or one by its id. Due at once, with a fresh window for
 * trying again; the mark of doubt goes, since a person has decided. Returns how many.
 */
export async function sendAgain(line: Line, which: string): Promise<number> {
  const set = SETS[which];
  const { rowCount } = await line.query(
    `UPDATE "OutboxMail" SET "status" = 'queued', "nextAttemptAt" = now(), "leasedUntil" = NULL,
      "uncertainSince" = NULL, "wrongSettings" = false
      WHERE "text" <> '' AND "status" IN ('held', 'withheld', 'queued')
        AND ${IS_FREE} AND ${set ?? '"id" = $1'}`,
    set ? [] : [which],
  );
  return rowCount ?? 0;
}

/** Calls a mail done that is owed or held back and is not being sent; false where it is none. */
export async function callDone(line: Line, id: string): Promise<boolean> {
  const { rowCount } = await line.query(
    `UPDATE "OutboxMail" SET "status" = 'sent', "sentAt" = now(), "leasedUntil" = NULL, "wrongSettings" = false
     WHERE "id" = $1 AND "status" IN ('held', 'withheld', 'queued')
       AND ${IS_FREE}`,
    [id],
  );
  if (!rowCount) return false;
  await line.query(`UPDATE "OutboxMail" SET ${BLANK_MAIL} WHERE "id" = $1 AND ${IS_ACCOUNT_MAIL}`, [id]);
  return true;
}

/**
 * Condition on rows `t` of the table of mails: those of accounts, which carry codes and links. From before they had a
 * kind they are those of no enquiry that are no digest either: the mails that a digest tells of name it. A database of
 * an older version lacks columns: `has` says which are there.
 */
export function secretMails(has: (column: string) => boolean = () => true): string {
  const ofAccount = has('kind') ? `t.${IS_ACCOUNT_MAIL} OR ` : '';
  const noDigest = has('digestId')
    ? `AND NOT EXISTS (SELECT 1 FROM "OutboxMail" told WHERE told."digestId" = t."id")`
    : '';
  return `(${ofAccount}t."enquiryId" IS NULL ${noDigest})`;
}

/**
 * After a restore: mails of accounts go, and what is owed is held. Whether a mail left between backup and accident
 * nobody can tell, and a backup may come from anywhere: a person decides. Withheld mails too, since a digest of them is
 * sent by itself. Returns how many are held.
 */
export async function holdRestoredMails(line: Line): Promise<number> {
  await line.query(`DELETE FROM "OutboxMail" t WHERE ${secretMails()}`);
  const { rowCount } = await line.query(
    `UPDATE "OutboxMail" SET "status" = 'held', "leasedUntil" = NULL, "lastError" = $1
      WHERE "status" = 'queued' OR ("status" = 'withheld' AND "digestId" IS NULL)`,
    [HELD_BY_RESTORE],
  );
  return rowCount ?? 0;
}

/** What was mailed to accounts that are gone: what is owed is owed no more, what was sent names nobody. */
export async function forgetMailsOfErased(line: Line, ids: readonly string[]): Promise<void> {
  const ofThem = '"userId" = ANY($1::text[])';
  await line.query(`DELETE FROM "OutboxMail" WHERE ${ofThem} AND "status" <> 'sent'`, [ids]);
  await line.query(`UPDATE "OutboxMail" SET "userId" = NULL, ${BLANK_MAIL} WHERE ${ofThem}`, [ids]);
}
