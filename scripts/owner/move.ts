import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedEnv } from '../shared/environment';
import { checkDatabase, madeSentence, placeOf } from '../database/external-db';
import { refuseStranger } from '../database/folder-owner';
import { movedNote, noteMoved, refuseMoved } from '../database/moved-note';
import { Fault, main } from '../shared/fault';
import { migrate } from '../database/prepare-db';
import { progress } from '../shared/progress';
import { ERASED_LIST } from '../../lib/storage/erased-list';
import { withDraft } from '../shared/unfinished';
import { readOptions, say } from './command';
import { asItWas, backUp, openBackup, putBack } from './copy';
import { isHeld } from '../database/alive-mark';
import { isRunning, withClient, withDatabase } from './database';
import { TARGET, targetAddress } from './target-address';

const USE = `Use: ${TARGET}=postgresql://user:password@host/database npm run move\n(or without ${TARGET}, and the address on standard input)`;

const STOP_FIRST = 'Stop the site first: an enquiry that comes while it is moved would be left behind.';

/** Moves everything from the embedded database to a PostgreSQL server. The old one is left as it is, with a note. */
main(async () => {
  const { values } = readOptions({ to: { type: 'string' } }, USE);
  const env = checkedEnv(false);
  if (env.DATABASE_URL) throw new Fault('DATABASE_URL is set: this site does not use the embedded database.');
  const folder = env.DATA_DIR || '.data';
  refuseMoved(folder);
  refuseStranger(folder);
  if (isRunning(folder) || (await isHeld(folder))) throw new Fault(STOP_FIRST);
  const { stdin: input, stderr } = process;
  const ask = (text: string) => void stderr.write(text);
  const to = await targetAddress({ option: values.to, env, input, ask }, USE);
  const { isNew } = await checkDatabase(to, { mayCreate: true });
  if (isNew) say(madeSentence(to));
  const place = placeOf(to);
  const aside = mkdtempSync(path.join(tmpdir(), 'site-move-'));
  // The folder stays locked until it says that it was left: nobody can start the site on it meanwhile.
  const counts = await withDraft(aside, () =>
    withDatabase(
      async (client) => {
        const file = path.join(aside, 'all.jsonl.gz');
        await backUp(client, file, 'whole');
        await migrate(to, progress.step);
        const backup = await openBackup(file);
        const put = await withClient(to, (target) => putBack(target, backup, asItWas));
        noteMoved(folder, place);
        return put.counts;
      },
      { alone: STOP_FIRST },
    ),
  );
  for (const [table, rows] of Object.entries(counts)) say(`${table.padEnd(16)} ${rows}`);
  const inFolder = (name: string) => path.join(folder, name);
  say(`\nMoved to "${place.database}" at ${place.host}. From now on start the site with`);
  say('  DATABASE_URL   that address');
  say(`  AUTH_SECRET    ${env.AUTH_SECRET ? 'as it is' : `the text in ${inFolder('auth-secret')}`}`);
  say(`Keep ${inFolder(ERASED_LIST)}, the list of deleted accounts, with the site: a restore reads it.`);
  say(
    `The old database stays in ${inFolder('pgdata')} and is opened no more; to go back to it, remove ${movedNote(folder)}. Remove ${inFolder('pgdata')} once you are content.`,
  );
});
