import path from 'node:path';
import { eraseAgain } from '../../lib/account/owner-mutations';
import { ERASED_LIST, readErased } from '../../lib/storage/erased-list';
import { Fault, main } from '../shared/fault';
import { endWhatWasEnded, type AfterRestore } from './after-restore';
import { readOptions, say } from './command';
import { openBackup, putBack, type Backup } from './copy';
import { dataFolder } from './data-file';
import { withDatabase } from './database';

const USE = `Use: npm run restore -- FILE [--erased LIST]
     npm run restore -- --erased LIST     (deletes the accounts of another server's list of deletions again)`;

/** Clocks of two machines differ by less; session versions are raised by the clock. */
const CLOCKS_APART_MS = 3600_000;

function refuseFuture({ head }: Backup): void {
  if (Date.parse(head.made) > Date.now() + CLOCKS_APART_MS)
    throw new Fault(
      `The backup was written on ${head.made}, and this machine's clock is before that: set the clock first.`,
    );
}

const ownList = () => path.join(dataFolder(), ERASED_LIST);

async function namedList(file: string): Promise<string[]> {
  const ids = await readErased(file);
  if (!ids) throw new Fault(`There is no list of deletions ${file}; nothing was changed.`);
  return ids;
}

/** Accounts that were deleted since: by the list of this machine, and by those that are named. Null: there is no list. */
async function erasedIds(lists: readonly string[]): Promise<string[] | null> {
  const named = (await Promise.all(lists.map(namedList))).flat();
  const own = await readErased(ownList());
  return own || lists.length > 0 ? [...(own ?? []), ...named] : null;
}

/** `asked` is null where no list was there to ask: then nobody knows who came back. */
function tellErased(again: readonly string[], asked: readonly string[] | null): void {
  if (!asked)
    say(
      `There is no list of deletions in ${ownList()}: accounts that were deleted after the backup are back. Where another machine has the list: npm run restore -- --erased LIST`,
    );
  else if (again.length === 0) say('No account came back that is in the list of deletions.');
  else
    say(
      `${again.length === 1 ? '1 account that had been deleted is' : `${again.length} accounts that had been deleted are`} deleted again: ${again.join(', ')}.`,
    );
}

function tell({ held, erased }: AfterRestore, asked: readonly string[] | null): void {
  tellErased(erased, asked);
  say('Everybody is signed out; codes and changes that waited are gone.');
  if (held > 0)
    say(
      `${held} mails are held: whether they left before the accident nobody can tell. Look at them with \`npm run outbox\`, then send them with \`npm run outbox -- --again restored\`.`,
    );
  say('What was too old when the backup was made, or is by now: `npm run retention -- --delete`.');
}

async function restore(file: string, lists: readonly string[]): Promise<void> {
  const backup = await openBackup(file);
  refuseFuture(backup);
  const ids = await erasedIds(lists);
  const { counts, done } = await withDatabase(
    (client) =>
      putBack(client, backup, { extent: 'lasting', finish: () => endWhatWasEnded(client, ids ?? []) }),
    { mayCreate: true },
  );
  for (const [table, rows] of Object.entries(counts)) say(`${table.padEnd(16)} ${rows}`);
  say(`Put back what was written on ${backup.head.made}.`);
  tell(done, ids);
}

/** Puts a backup into the database of this site, which must be empty, or repeats deletions alone. */
main(async () => {
  const { values, positionals } = readOptions({ erased: { type: 'string', multiple: true } }, USE, 1);
  const [file] = positionals;
  const lists = values.erased ?? [];
  if (file) return restore(file, lists);
  if (lists.length === 0) throw new Fault(USE);
  const ids = await erasedIds(lists);
  tellErased(await withDatabase((client) => eraseAgain(client, ids ?? [])), ids);
});
