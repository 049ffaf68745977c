import { Fault, main } from '../fault';
import { readOptions, say } from './command';
import { openBackup, putBack } from './copy';
import { withDatabase } from './database';

const USE = 'Use: npm run restore -- FILE';

/** Puts a backup into the database of this site, which must be empty. */
main(async () => {
  const { positionals } = readOptions({}, USE);
  const [file] = positionals;
  if (!file) throw new Fault(USE);
  const backup = await openBackup(file);
  const counts = await withDatabase((client) => putBack(client, backup), { mayCreate: true });
  for (const [table, rows] of Object.entries(counts)) say(`${table.padEnd(16)} ${rows}`);
  say(`Put back what was written on ${backup.head.made}.`);
});
