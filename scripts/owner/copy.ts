import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { Fault } from '../fault';
import { contentsOf, headOf, linesIn, rowsIn, written, type Contents, type Line } from './backup-lines';
import { inBatches, passes, type Batch } from './batches';
import { inTransaction } from './database';
import { keptTables, migrationsOf } from './tables';

const AT_ONCE = 500;
/** Rows with a photograph are read one after another. */
const PHOTOS = 'EnquiryPhoto';
const quoted = (name: string) => pg.escapeIdentifier(name);

/** Every row as the database itself writes it as JSON: no type is lost on the way. */
async function* linesOf(client: pg.Client): AsyncGenerator<Line> {
  yield headOf(new Date(), await migrationsOf(client));
  for (const table of await keptTables(client)) {
    yield { table };
    await client.query(
      `DECLARE kept NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS "row" FROM ${quoted(table)} t`,
    );
    const atOnce = table === PHOTOS ? 1 : AT_ONCE;
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${atOnce} FROM kept`);
      yield* rows;
      if (rows.length < atOnce) break;
    }
    await client.query('CLOSE kept');
  }
}

/** Writes everything that people gave us, as it is at one moment, into a file that appears whole or not at all. */
export async function backUp(client: pg.Client, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await inTransaction(client, () =>
      pipeline(
        Readable.from(written(linesOf(client))),
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

/**
 * Puts a backup into an empty database that has at least its migrations, all or nothing. Returns rows by table. The
 * file is read as it is written: however many photographs it holds, only a batch is in memory.
 */
export async function putBack(client: pg.Client, backup: Backup): Promise<Record<string, number>> {
  const known = await keptTables(client);
  refuseOther(backup, await migrationsOf(client), known);
  const counts = new Map(backup.tables.map(({ name, rows }) => [name, rows]));
  return inTransaction(client, async () => {
    await refuseFilled(client, known);
    for (const tables of passes(known, [...counts.keys()]))
      for await (const batch of inBatches(rowsIn(linesOfFile(backup.file), tables)))
        await insert(client, batch);
    return Object.fromEntries(known.map((name) => [name, counts.get(name) ?? 0]));
  });
}
