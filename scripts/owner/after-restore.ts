import type pg from 'pg';
import { REVOKE_ALL } from '../../lib/account/session/revocation-sql';
import { BLANK_MAIL } from '../../lib/mail/mail-lifetime';
import { SECRET_MAILS } from './tables';

/*
 * A backup is older than the site that it is put back into: since then people signed out, changed passwords, used
 * codes. What was ended must not come to life again with it.
 */

/** Why a mail is held; `npm run outbox -- --again restored` looks for it. */
export const HELD_BY_RESTORE = 'restored from a backup';

/**
 * Whether a mail left between backup and accident nobody can tell, and a backup may come from anywhere: a person
 * decides. Withheld mails too, since a digest of them is sent by itself.
 */
const HOLD_MAILS = `UPDATE "OutboxMail" SET "status" = 'held', "leasedUntil" = NULL, "lastError" = $1
  WHERE "status" = 'queued' OR ("status" = 'withheld' AND "digestId" IS NULL)`;

export interface AfterRestore {
  /** Mails that wait for a person. */
  held: number;
  /** Ids of accounts that were deleted after the backup was made, and now again. */
  erased: string[];
}

/** Ends what a backup brings back and nobody should have any more. In the transaction of the restore. */
export async function endWhatWasEnded(client: pg.Client, erased: readonly string[]): Promise<AfterRestore> {
  await client.query(REVOKE_ALL);
  await client.query(`DELETE FROM "OutboxMail" t WHERE ${SECRET_MAILS}`);
  const { rowCount } = await client.query(HOLD_MAILS, [HELD_BY_RESTORE]);
  return { held: rowCount ?? 0, erased: await eraseAgain(client, erased) };
}

/** Deletes accounts of a list that are there, and what was mailed to them; returns which. */
export async function eraseAgain(client: pg.Client, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'DELETE FROM "User" WHERE "id" = ANY($1::text[]) RETURNING "id"',
    [ids],
  );
  const ofThem = '"userId" = ANY($1::text[])';
  await client.query(`DELETE FROM "OutboxMail" WHERE ${ofThem} AND "status" <> 'sent'`, [ids]);
  await client.query(`UPDATE "OutboxMail" SET "userId" = NULL, ${BLANK_MAIL} WHERE ${ofThem}`, [ids]);
  return rows.map(({ id }) => id);
}
