import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedEnv } from '../shared/environment';
import { checkDatabase, placeOf } from '../database/external-db';
import { Fault, main } from '../shared/fault';
import { migrate } from '../database/prepare-db';
import { progress } from '../shared/progress';
import { readOptions, say } from './command';
import { asItWas, backUp, openBackup, putBack } from './copy';
import { isRunning, withClient, withDatabase } from './database';
import { TARGET, targetAddress } from './target-address';

const USE = `Use: ${TARGET}=postgresql://user:password@host/database npm run move\n(or without ${TARGET}, and the address on standard input)`;

/** Moves everything from the embedded database to a PostgreSQL server. The old one is left as it is. */
main(async () => {
  const { values } = readOptions({ to: { type: 'string' } }, USE);
  const env = checkedEnv(false);
  if (env.DATABASE_URL) throw new Fault('DATABASE_URL is set: this site does not use the embedded database.');
  const folder = env.DATA_DIR || '.data';
  if (isRunning(folder))
    throw new Fault('Stop the site first: an enquiry that comes while it is moved would be left behind.');
  const { stdin: input, stderr } = process;
  const ask = (text: string) => void stderr.write(text);
  const to = await targetAddress({ option: values.to, env, input, ask }, USE);
  await checkDatabase(to);
  const aside = mkdtempSync(path.join(tmpdir(), 'site-move-'));
  try {
    const file = path.join(aside, 'all.jsonl.gz');
    await withDatabase((client) => backUp(client, file, 'whole'));
    await migrate(to, progress.step);
    const backup = await openBackup(file);
    const { counts } = await withClient(to, (client) => putBack(client, backup, asItWas));
    for (const [table, rows] of Object.entries(counts)) say(`${table.padEnd(16)} ${rows}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const { host, database } = placeOf(to);
  say(`\nMoved to "${database}" at ${host}. From now on start the site with`);
  say('  DATABASE_URL   that address');
  say(`  AUTH_SECRET    ${env.AUTH_SECRET ? 'as it is' : `the text in ${path.join(folder, 'auth-secret')}`}`);
  say(`Nothing was changed in ${folder}; remove ${path.join(folder, 'pgdata')} once you are content.`);
});
