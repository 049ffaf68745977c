import { createHash } from 'node:crypto';
import { Fault } from '../shared/fault';
import type { Row } from './batches';

/*
 * A backup is lines of JSON, packed with gzip: a head, then `{table}` before the rows of each table, then an end
 * that tells how many rows there were and the SHA-256 of all lines before it. A file that was cut is no backup.
 */

const FORMAT = 'site-backup 1';

export interface Head {
  format: typeof FORMAT;
  made: string;
  /** Migrations that the database had taken. */
  migrations: string[];
}

export type Line = { head: Head } | { table: string } | { row: string };

/** The lines of a backup, end included, each with its line break. */
export async function* written(lines: AsyncIterable<Line>): AsyncGenerator<string, void> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    if ('row' in line) rows += 1;
    const text = 'row' in line ? `${line.row}\n` : `${JSON.stringify('head' in line ? line.head : line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`;
}

export const headOf = (made: Date, migrations: string[]): Line => ({
  head: { format: FORMAT, made: made.toISOString(), migrations },
});

interface End {
  end: true;
  rows: number;
  sha256: string;
}

/** What a backup holds. */
export interface Contents {
  head: Head;
  /** In the order of the file, with the number of their rows. */
  tables: { name: string; rows: number }[];
}

const isEnd = (line: string) => line.startsWith('{"end":true');
const isTable = (line: string) => /^\{"table":"[^"]+"\}$/.test(line);
const tableIn = (line: string) => (JSON.parse(line) as { table: string }).table;

function headIn(line: string | undefined): Head {
  try {
    const head = JSON.parse(line ?? '') as Head;
    if (head.format === FORMAT && Array.isArray(head.migrations)) return head;
  } catch {
    // Said below.
  }
  throw new Fault('This file is no backup of this site.');
}

/** Lines as they come; what stands after the last line break is none. JSON writes no line breaks of its own. */
export async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    lines[0] = begun + lines[0]!;
    begun = lines.pop()!;
    yield* lines;
  }
}

function refuseDamaged({ tables }: Contents, last: string, sha256: string): void {
  if (!isEnd(last)) throw new Fault('This backup is cut off: its last line is missing.');
  const end = JSON.parse(last) as End;
  if (sha256 !== end.sha256)
    throw new Fault('This backup is damaged: its lines are not those that were written.');
  const counted = tables.reduce((sum, table) => sum + table.rows, 0);
  if (counted !== end.rows)
    throw new Fault(`This backup is damaged: it holds ${counted} rows of ${end.rows}.`);
}

/** A row that belongs to no table is not counted, and so not overlooked in the end. */
function countRow({ tables }: Contents): void {
  const table = tables.at(-1);
  if (table) table.rows += 1;
}

/** What a whole backup holds, or one sentence about what is wrong with it. No more than two lines are kept at once. */
export async function contentsOf(lines: AsyncIterable<string>): Promise<Contents> {
  const hash = createHash('sha256');
  let contents: Contents | null = null;
  let last = '';
  for await (const line of lines) {
    if (!contents) contents = { head: headIn(line), tables: [] };
    else {
      hash.update(`${last}\n`);
      if (isTable(line)) contents.tables.push({ name: tableIn(line), rows: 0 });
      else if (!isEnd(line)) countRow(contents);
    }
    last = line;
  }
  if (!contents) throw new Fault('This file is no backup of this site.');
  refuseDamaged(contents, last, hash.digest('hex'));
  return contents;
}

/** The rows of some tables, in the order of the file. */
export async function* rowsIn(lines: AsyncIterable<string>, tables: readonly string[]): AsyncGenerator<Row> {
  let table = '';
  for await (const line of lines) {
    if (isTable(line)) table = tableIn(line);
    else if (tables.includes(table) && !isEnd(line)) yield { table, row: line };
  }
}
