import { RETENTION_MONTHS } from '../../content/retention';
import { checkedEnv } from '../shared/environment';
import { main } from '../shared/fault';
import { readCount, readOptions, say } from './command';
import { withDatabase } from './database';
import { fileRetention, monthsBefore, retention } from './retention-rules';

/** A hundred years: the database knows no days long before. */
const MOST_MONTHS = 1200;
const USE = `Use: npm run retention -- [--months ${RETENTION_MONTHS}] [--delete]`;

/** Deletes enquiries and mails that are older than they have to be kept; only tells of it without `--delete`. */
main(async () => {
  const { values } = readOptions({ months: { type: 'string' }, delete: { type: 'boolean' } }, USE);
  const from = monthsBefore(
    new Date(),
    Math.min(readCount(values.months ?? String(RETENTION_MONTHS), 'months'), MOST_MONTHS),
  );
  const forGood = values.delete ?? false;
  say(
    `Kept from ${from.toISOString().slice(0, 10)} on.${forGood ? '' : ' Nothing is deleted without --delete.'}`,
  );
  const done = await withDatabase((client) => retention(client, from, forGood));
  done.push(await fileRetention(checkedEnv(false).DATA_DIR || '.data', from, forGood));
  for (const [what, count] of done) say(`${String(count).padStart(7)} ${what}`);
});
