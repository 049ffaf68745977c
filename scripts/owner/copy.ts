import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { Fault } from '../shared/fault';
import { contentsOf, headOf, linesIn, rowsIn, written, type Contents, type Line } from './backup-lines';
import { inBatches, passes, type Batch } from './batches';
import { inTransaction } from './database';
import { keptTables, LEFT_OUT_ROWS, migrationsOf, PASSING, strangeId } from './tables';

const MAX_BATCH_ROWS = 500;
/** Rows with a photograph are read one after another. */
const PHOTOS = 'EnquiryPhoto';
const quoted = (name: string) => pg.escapeIdentifier(name);

/** What a copy holds: `lasting` leaves out what no backup may bring back; `whole` goes on elsewhere as it is. */
type Extent = 'lasting' | 'whole';

/** Every row as the database itself writes it as JSON: no type is lost on the way. */
async function* linesOf(client: pg.Client, extent: Extent): AsyncGenerator<Line> {
  yield headOf(new Date(), await migrationsOf(client));
  const passing = extent === 'lasting' ? PASSING : [];
  for (const table of await keptTables(client)) {
    if (passing.includes(table)) continue;
    yield { table };
    const leftOut = (extent === 'lasting' && LEFT_OUT_ROWS[table]) || 'false';
    await client.query(
      `DECLARE kept NO SCROLL CURSOR FOR
       SELECT to_jsonb(t)::text AS "row" FROM ${quoted(table)} t WHERE NOT (${leftOut})`,
    );
    const atOnce = table === PHOTOS ? 1 : MAX_BATCH_ROWS;
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${atOnce} FROM kept`);
      yield* rows;
      if (rows.length < atOnce) break;
    }
    await client.query('CLOSE kept');
  }
}

/** Writes everything that people gave us, as it is at one moment, into a file that appears whole or not at all. */
export async function backUp(client: pg.Client, file: string, extent: Extent = 'lasting'): Promise<void> {
  const draft = `${file}.part`;
  try {
    await inTransaction(client, () =>
      pipeline(
        Readable.from(written(linesOf(client, extent))),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    );
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A file of `backUp`, unpacked as it is read. */
async function* linesOfFile(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // What goes wrong is thrown where the pieces are read.
  pipeline(createReadStream(file), unpacked).catch(() => {});
  try {
    yield* linesIn(unpacked.setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Fault(`There is no file ${file}.`);
    throw new Fault(`The file ${file} cannot be unpacked (${code ?? 'unknown error'}).`);
  }
}

/** A backup that was read once from beginning to end, and is whole. */
export interface Backup extends Contents {
  file: string;
}

/** Reads through a file of `backUp` and says what it holds. */
export const openBackup = async (file: string): Promise<Backup> => ({
  ...(await contentsOf(linesOfFile(file))),
  file,
});

async function refuseFilled(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rows.length > 0)
      throw new Fault(`The table ${table} holds rows already; a backup goes into an empty database.`);
  }
}

/** Of a row as JSON, the columns that the table has today: one that is newer than the backup takes its default. */
async function columnsOf(client: pg.Client, { table, rows }: Batch): Promise<string> {
  const { rows: found } = await client.query<{ name: string }>(
    `SELECT column_name AS "name" FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND column_name IN (SELECT jsonb_object_keys($2::jsonb))`,
    [table, rows[0]],
  );
  return found.map(({ name }) => quoted(name)).join(', ');
}

async function insert(client: pg.Client, batch: Batch): Promise<void> {
  const [table, columns] = [quoted(batch.table), await columnsOf(client, batch)];
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns}
     FROM unnest($1::text[]) AS line, jsonb_populate_record(NULL::${table}, line::jsonb)`,
    [batch.rows],
  );
}

function refuseOther({ head, tables }: Backup, taken: readonly string[], known: readonly string[]): void {
  const missing = head.migrations.find((name) => !taken.includes(name));
  if (missing)
    throw new Fault(
      `The backup is newer than this site: it knows the migration ${missing}. Update the site first.`,
    );
  const strange = tables.find(({ name }) => !known.includes(name));
  if (strange) throw new Fault(`The backup holds a table ${strange.name} that this database has not.`);
}

interface Restore<T> {
  /** `lasting`: tables of what runs out by itself stay empty, also where an older backup holds them. */
  extent: Extent;
  /** Done with the rows in place, in the same transaction. */
  finish: (client: pg.Client) => Promise<T>;
}

async function refuseStrangeIds(client: pg.Client, tables: readonly string[]): Promise<void> {
  const found = await strangeId(client, tables);
  if (found)
    throw new Fault(`The backup holds an id in ${found} that this site never wrote; nothing was put back.`);
}

/**
 * Puts a backup into an empty database that has at least its migrations, all or nothing. Returns rows by table. The
 * file is read as it is written: however many photographs it holds, only a batch is in memory.
 */
export async function putBack<T>(
  client: pg.Client,
  backup: Backup,
  { extent, finish }: Restore<T>,
): Promise<{ counts: Record<string, number>; done: T }> {
  const known = await keptTables(client);
  refuseOther(backup, await migrationsOf(client), known);
  const passing = extent === 'lasting' ? PASSING : [];
  const wanted = known.filter((name) => !passing.includes(name));
  const counts = new Map(backup.tables.map(({ name, rows }) => [name, rows]));
  return inTransaction(client, async () => {
    await refuseFilled(client, known);
    for (const tables of passes(wanted, [...counts.keys()]))
      for await (const batch of inBatches(rowsIn(linesOfFile(backup.file), tables)))
        await insert(client, batch);
    await refuseStrangeIds(client, wanted);
    const done = await finish(client);
    return { counts: Object.fromEntries(wanted.map((name) => [name, counts.get(name) ?? 0])), done };
  });
}

/** Into a server that goes on where another stopped: nothing ends by it. */
export const asItWas: Restore<void> = { extent: 'whole', finish: async () => {} };
