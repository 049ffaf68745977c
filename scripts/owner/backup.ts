import { main } from '../shared/fault';
import { readOptions, say } from './command';
import { backUp } from './copy';
import { dataFile, refuseExisting, stamp } from './data-file';
import { withDatabase } from './database';

const USE = 'Use: npm run backup -- [FILE]';

/** Writes a backup, also while the site serves. Product rows are left out: they come from content/. */
main(async () => {
  const { positionals } = readOptions({}, USE, 1);
  const file = positionals[0] ?? dataFile('backups', `backup-${stamp()}.jsonl.gz`);
  refuseExisting(file);
  await withDatabase((client) => backUp(client, file));
  say(`Written: ${file}. It holds names, addresses and password digests: keep it as you keep those.`);
  say(
    'The secret of sessions and codes is not in it: keep AUTH_SECRET, or auth-secret in the data folder, too.',
  );
});
