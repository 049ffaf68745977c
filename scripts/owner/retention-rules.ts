import path from 'node:path';
import type pg from 'pg';
import { ACCOUNT_RETENTION } from '../../lib/account/owner-mutations';
import { ENQUIRY_RETENTION } from '../../lib/enquiry/retention';
import { removeOldMailFiles } from '../../lib/mail/old-mail-files';
import { applyRetention } from '../../lib/storage/retention';

/** The same day so many months earlier, at midnight UTC. */
export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(now.getUTCDate(), last));
  return day;
}

/** Deletes what is older than it has to be kept. Unless it is `forGood` it only says what it would do. */
export async function retention(
  client: pg.Client,
  kept: Date,
  forGood: boolean,
): Promise<[string, number][]> {
  const done: [string, number][] = [];
  for (const rule of [...ENQUIRY_RETENTION, ...ACCOUNT_RETENTION])
    done.push([rule.what, await applyRetention(client, rule, { kept, forGood })]);
  return done;
}

/** The same for mails that were written to files in a data folder, where there is no mail service. */
export async function fileRetention(data: string, kept: Date, forGood: boolean): Promise<[string, number]> {
  const folder = path.resolve(data, 'outbox');
  return ['mails in files', await removeOldMailFiles(folder, { kept, forGood })];
}
