import { existsSync } from 'node:fs';
import { main } from '../fault';
import { Fault } from '../fault';
import { readOptions, say } from './command';
import { backUp } from './copy';
import { withDatabase } from './database';

const USE = 'Use: npm run backup -- [FILE]';

/** Writes a backup, also while the site serves. Product rows are left out: they come from content/. */
main(async () => {
  const { positionals } = readOptions({}, USE);
  const day = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const file = positionals[0] ?? `backup-${day}.jsonl.gz`;
  if (existsSync(file)) throw new Fault(`The file ${file} is there already; nothing was written.`);
  await withDatabase((client) => backUp(client, file));
  say(`Written: ${file}. It holds names, addresses and password digests: keep it as you keep those.`);
  say(
    'The secret of sessions and codes is not in it: keep AUTH_SECRET, or auth-secret in the data folder, too.',
  );
});
