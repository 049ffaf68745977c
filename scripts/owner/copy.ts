import { createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { Fault } from '../fault';
import { headOf, readBackup, written, type Line, type Read } from './backup-lines';
import { inTransaction } from './database';
import { keptTables, migrationsOf } from './tables';

const AT_ONCE = 500;
/** Rows with a photograph are read one after another, and no more than this many characters are written at once. */
const PHOTOS = 'EnquiryPhoto';
const MOST_CHARACTERS = 8_000_000;
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

/** Reads a file of `backUp`. */
export function openBackup(file: string): Read {
  let text: string;
  try {
    text = gunzipSync(readFileSync(file)).toString('utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Fault(`There is no file ${file}.`);
    throw new Fault(`The file ${file} cannot be unpacked (${code ?? 'unknown error'}).`);
  }
  return readBackup(text);
}

async function refuseFilled(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rows.length > 0)
      throw new Fault(`The table ${table} holds rows already; a backup goes into an empty database.`);
  }
}

/** Rows in the same order, never too many at once. */
export function* inBatches(rows: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    characters += row.length;
    if (batch.length < AT_ONCE && characters < MOST_CHARACTERS) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

async function insert(client: pg.Client, table: string, rows: readonly string[]): Promise<void> {
  for (const some of inBatches(rows))
    await client.query(
      `INSERT INTO ${quoted(table)} SELECT (jsonb_populate_record(NULL::${quoted(table)}, line::jsonb)).*
       FROM unnest($1::text[]) AS line`,
      [some],
    );
}

/**
 * Puts a backup into an empty database that has at least its migrations, all or nothing. Returns rows by table.
 */
export async function putBack(client: pg.Client, { head, tables }: Read): Promise<Record<string, number>> {
  const taken = await migrationsOf(client);
  const missing = head.migrations.find((name) => !taken.includes(name));
  if (missing)
    throw new Fault(
      `The backup is newer than this site: it knows the migration ${missing}. Update the site first.`,
    );
  const known = await keptTables(client);
  const strange = tables.find(({ name }) => !known.includes(name));
  if (strange) throw new Fault(`The backup holds a table ${strange.name} that this database has not.`);
  return inTransaction(client, async () => {
    await refuseFilled(client, known);
    const byName = new Map(tables.map(({ name, rows }) => [name, rows]));
    for (const name of known) await insert(client, name, byName.get(name) ?? []);
    return Object.fromEntries(known.map((name) => [name, byName.get(name)?.length ?? 0]));
  });
}
