import type pg from 'pg';
import { main } from '../shared/fault';
import { readOptions, say } from './command';
import { backUp } from './copy';
import { dataFile, refuseExisting, stamp } from './data-file';
import { withDatabase } from './database';

const USE = 'Use: npm run backup -- [FILE]';

/** Writes a backup, also while the site serves. Product rows are left out: they come from content/. */
main(async () => {
  const { positionals } = readOptions({}, USE, 1);
  const [named] = positionals;
  if (named) refuseExisting(named);
  const save = async (client: pg.Client): Promise<string> => {
    // Only now: where there is no database no folder is made either.
    const file = named ?? dataFile('backups', `backup-${stamp()}.jsonl.gz`);
    refuseExisting(file);
    await backUp(client, file);
    return file;
  };
  // The backup before an upgrade is the one that is needed most.
  const file = await withDatabase(save, { anyVersion: true });
  say(`Written: ${file}. It holds names, addresses and password digests: keep it as you keep those.`);
  say(
    'The secret of sessions and codes is not in it: keep AUTH_SECRET, or auth-secret in the data folder, too.',
  );
});
