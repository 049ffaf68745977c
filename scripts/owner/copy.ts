import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { Fault } from '../shared/fault';
import { withDraft } from '../shared/unfinished';
import { contentsOf, headOf, linesIn, rowsIn, written, type Contents, type Line } from './backup-lines';
import { inBatches, passes, type Batch } from './batches';
import { inTransaction, readInTransaction } from './database';
import { keptTables, leftOutRows, migrationsOf, PASSING, PHOTOS, strangeId } from './tables';

const MAX_BATCH_ROWS = 500;
const quoted = (name: string) => pg.escapeIdentifier(name);

/** What a copy holds: `lasting` leaves out what no backup may bring back; `whole` goes on elsewhere as it is. */
type Extent = 'lasting' | 'whole';

async function* rowsOf(client: pg.Client, table: string, leftOut: string): AsyncGenerator<Line> {
  await client.query(
    `DECLARE kept NO SCROLL CURSOR FOR
     SELECT to_jsonb(t)::text AS "row" FROM ${quoted(table)} t WHERE NOT (${leftOut})`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${MAX_BATCH_ROWS} FROM kept`);
    yield* rows;
    if (rows.length < MAX_BATCH_ROWS) break;
  }
  await client.query('CLOSE kept');
}

/** All that is of one moment, and which photographs there were then. */
async function* linesOfMoment(client: pg.Client, extent: Extent, photos: string[]): AsyncGenerator<Line> {
  yield headOf(new Date(), await migrationsOf(client));
  const passing = extent === 'lasting' ? PASSING : [];
  for (const table of await keptTables(client)) {
    if (passing.includes(table)) continue;
    if (table === PHOTOS) {
      const { rows } = await client.query<{ id: string }>(
        `SELECT "enquiryId" AS "id" FROM ${quoted(PHOTOS)} ORDER BY 1`,
      );
      photos.push(...rows.map(({ id }) => id));
      continue;
    }
    yield { table };
    yield* rowsOf(client, table, extent === 'lasting' ? await leftOutRows(client, table) : 'false');
  }
}

/** Each in a statement of its own: others may ask in between. One that was deleted meanwhile is left out. */
async function* linesOfPhotos(client: pg.Client, ids: readonly string[]): AsyncGenerator<Line> {
  if (ids.length > 0) yield { table: PHOTOS };
  for (const id of ids) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS "row" FROM ${quoted(PHOTOS)} t WHERE t."enquiryId" = $1`,
      [id],
    );
    yield* rows;
  }
}

/**
 * Every row as the database itself writes it as JSON: no type is lost on the way. Photographs follow when the
 * transaction is over: they are never changed, and the embedded database serves nobody while one lasts.
 */
async function* linesOf(client: pg.Client, extent: Extent): AsyncGenerator<Line> {
  const photos: string[] = [];
  yield* readInTransaction(client, () => linesOfMoment(client, extent, photos));
  yield* linesOfPhotos(client, photos);
}

/** Writes everything that people gave us, as it is at one moment, into a file that appears whole or not at all. */
export async function backUp(client: pg.Client, file: string, extent: Extent = 'lasting'): Promise<void> {
  const draft = `${file}.part`;
  await withDraft(draft, async () => {
    await pipeline(
      Readable.from(written(linesOf(client, extent))),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    renameSync(draft, file);
  });
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
