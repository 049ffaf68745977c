import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedEnv } from '../environment';
import { checkDatabase, placeOf } from '../external-db';
import { Fault, main } from '../fault';
import { migrate } from '../prepare-db';
import { readOptions, say } from './command';
import { backUp, openBackup, putBack } from './copy';
import { isRunning, withClient, withDatabase } from './database';

const USE = 'Use: npm run move -- --to postgresql://user:password@host/database';

/** Moves everything from the embedded database to a PostgreSQL server. The old one is left as it is. */
main(async () => {
  const { values } = readOptions({ to: { type: 'string' } }, USE);
  const env = checkedEnv(false);
  if (!values.to) throw new Fault(USE);
  if (env.DATABASE_URL) throw new Fault('DATABASE_URL is set: this site does not use the embedded database.');
  const folder = env.DATA_DIR || '.data';
  if (isRunning(folder))
    throw new Fault('Stop the site first: an enquiry that comes while it is moved would be left behind.');
  await checkDatabase(values.to);
  const aside = mkdtempSync(path.join(tmpdir(), 'site-move-'));
  try {
    const file = path.join(aside, 'all.jsonl.gz');
    await withDatabase((client) => backUp(client, file));
    await migrate(values.to, say);
    const backup = await openBackup(file);
    const counts = await withClient(values.to, (client) => putBack(client, backup));
    for (const [table, rows] of Object.entries(counts)) say(`${table.padEnd(16)} ${rows}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const { host, database } = placeOf(values.to);
  say(`\nMoved to "${database}" at ${host}. From now on start the site with`);
  say('  DATABASE_URL   that address');
  say(`  AUTH_SECRET    ${env.AUTH_SECRET ? 'as it is' : `the text in ${path.join(folder, 'auth-secret')}`}`);
  say(`Nothing was changed in ${folder}; remove ${path.join(folder, 'pgdata')} once you are content.`);
});
