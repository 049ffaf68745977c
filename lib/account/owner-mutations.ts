import { forgetMailsOfErased } from '@/lib/mail/outbox-by-hand';
import type { Line } from '@/lib/storage/line';
import type { RetentionRule } from '@/lib/storage/retention';
import { REVOKE_ALL } from './session/revocation-sql';

/* What the owner's commands do to accounts; they have a line to the database and no server. */

/** Codes, links and ended sessions that ran out. */
export const ACCOUNT_RETENTION: readonly RetentionRule[] = [
  { what: 'reset codes, run out', table: 'ResetCode', where: `"expiresAt" < now() - interval '1 day'` },
  { what: 'changes of address, run out', table: 'EmailChange', where: `"expiresAt" < now()` },
  { what: 'undos of an address, run out', table: 'AddressUndo', where: `"expiresAt" < now()` },
  { what: 'sessions, signed out and run out', table: 'EndedSession', where: `"expiresAt" < now()` },
];

/** Signs everybody out and ends what is pending. */
export const revokeAll = (line: Line) => line.query(REVOKE_ALL);

/** Deletes accounts of a list that are there, and what was mailed to them; returns which. */
export async function eraseAgain(line: Line, ids: readonly string[]): Promise<string[]> {
  const { rows } = await line.query<{ id: string }>(
    'DELETE FROM "User" WHERE "id" = ANY($1::text[]) RETURNING "id"',
    [ids],
  );
  await forgetMailsOfErased(line, ids);
  return rows.map(({ id }) => id);
}
