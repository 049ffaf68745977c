import type pg from 'pg';
import { inTransaction } from './database';

interface Rule {
  what: string;
  /** `$1` is the first moment that is kept, where the rule goes by age. */
  from: string;
  byAge?: true;
}

/**
 * In this order: mails refer to enquiries. An enquiry whose mail is still owed is kept, however old it is.
 */
const RULES: readonly Rule[] = [
  {
    what: 'mails, sent',
    from: `"OutboxMail" WHERE "status" IN ('sent', 'withheld') AND "createdAt" < $1`,
    byAge: true,
  },
  {
    what: 'enquiries',
    from: `"Enquiry" e WHERE e."createdAt" < $1
      AND NOT EXISTS (SELECT 1 FROM "OutboxMail" m WHERE m."enquiryId" = e."id" AND m."createdAt" >= $1)
      AND NOT EXISTS (SELECT 1 FROM "OutboxMail" m WHERE m."enquiryId" = e."id" AND m."status" IN ('queued', 'held'))`,
    byAge: true,
  },
  { what: 'reset codes, run out', from: `"ResetCode" WHERE "expiresAt" < now() - interval '1 day'` },
  { what: 'changes of address, run out', from: `"EmailChange" WHERE "expiresAt" < now()` },
  { what: 'undos of an address, run out', from: `"AddressUndo" WHERE "expiresAt" < now()` },
  { what: 'sessions, signed out and run out', from: `"EndedSession" WHERE "expiresAt" < now()` },
];

async function counts(client: pg.Client, rule: Rule, from: Date): Promise<number> {
  const values = rule.byAge ? [from] : [];
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${rule.from}`, values);
  return rows[0]!.count;
}

async function remove(client: pg.Client, rule: Rule, from: Date): Promise<number> {
  const { rowCount } = await client.query(`DELETE FROM ${rule.from}`, rule.byAge ? [from] : []);
  return rowCount ?? 0;
}

/** The same day so many months earlier, at midnight UTC. */
export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(now.getUTCDate(), last));
  return day;
}

/** Deletes what is older than it has to be kept. Without `--delete` it only says what it would do. */
export async function retention(
  client: pg.Client,
  from: Date,
  forGood: boolean,
): Promise<[string, number][]> {
  return inTransaction(client, async () => {
    const done: [string, number][] = [];
    for (const rule of RULES) done.push([rule.what, await (forGood ? remove : counts)(client, rule, from)]);
    return done;
  });
}
