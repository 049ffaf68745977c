import type pg from 'pg';
import { eraseAgain, revokeAll } from '../../lib/account/owner-mutations';
import { holdRestoredMails } from '../../lib/mail/outbox-by-hand';

/*
 * A backup is older than the site that it is put back into: since then people signed out, changed passwords, used
 * codes. What was ended must not come to life again with it.
 */

export interface AfterRestore {
  /** Mails that wait for a person: `npm run outbox -- --again restored`. */
  held: number;
  /** Ids of accounts that were deleted after the backup was made, and now again. */
  erased: string[];
}

/** Ends what a backup brings back and nobody should have any more. In the transaction of the restore. */
export async function endWhatWasEnded(client: pg.Client, erased: readonly string[]): Promise<AfterRestore> {
  await revokeAll(client);
  const held = await holdRestoredMails(client);
  return { held, erased: await eraseAgain(client, erased) };
}
