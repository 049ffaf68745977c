import { readCount, readOptions, say } from '../scripts/owner/command';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { withMailStage, type OwnMailStage } from '../tests/helpers/site/mail-stage';
import { scriptedEnquiries } from './asks';
import { needFinishedBuild } from './finished-build';
import { memoryOf } from './load';
import { visitFor } from './visitors';
import { fillWithOldEnquiries } from './old-enquiries';

const USE = 'Use: npm run bench:rows -- [--thousands 1000] [--seconds 20]';
/** Milliseconds within which 95 of 100 enquiries are stored and answered, whatever is in the database. */
const MAX_MS = 150;

/** One visitor after the other sends an enquiry, then four at a time. Returns what was missed. */
async function measured({ url, site, query }: OwnMailStage, what: string, seconds: number) {
  const faults: string[] = [];
  const next = await scriptedEnquiries(url);
  for (const connections of [1, 4]) {
    const served = await visitFor(url, { connections, seconds }, next);
    const { answers, told, errors, median, slowest5, slowest1 } = served;
    say(
      `| ${[what, connections, answers, told, errors, median, slowest5, slowest1, memoryOf(site.pid())?.most].join(' | ')} |`,
    );
    if (errors > 0) faults.push(`${what}: ${errors} errors`);
    if (connections === 1 && slowest5 > MAX_MS)
      faults.push(`${what}: the slowest 5% took ${slowest5} ms, not ${MAX_MS}`);
  }
  const [stored] = await query<{ count: number }>('SELECT count(*)::int AS "count" FROM "Enquiry"');
  say(`${stored!.count} enquiries in the database`);
  return faults;
}

/** Loopback only; ends by itself. With DATABASE_URL in a database of its own on that PostgreSQL. */
runUntilStopped(async () => {
  // The database as `npm start` has it: scripts/database/test-databases.ts.
  process.env.DATABASE_AS_SERVED = '1';
  const text = { type: 'string' } as const;
  const { values } = readOptions({ thousands: text, seconds: text }, USE);
  await needFinishedBuild();
  const rows = 1000 * readCount(values.thousands ?? '1000', 'thousands');
  const seconds = readCount(values.seconds ?? '20', 'seconds');
  const faults: string[] = [];
  await withMailStage(async (stage) => {
    say(
      '| | visitors at a time | answers | told to try again | errors | median ms | slowest 5% ms | slowest 1% ms | most MB |',
    );
    say('|---|---|---|---|---|---|---|---|---|');
    faults.push(...(await measured(stage, 'empty', seconds)));
    const begun = Date.now();
    await fillWithOldEnquiries(stage.query, rows);
    say(`filled in ${Math.round((Date.now() - begun) / 1000)} s`);
    faults.push(...(await measured(stage, `${rows} enquiries`, seconds)));
  });
  for (const fault of faults) say(`MISSED ${fault}`);
  return faults.length > 0 ? 1 : 0;
});
