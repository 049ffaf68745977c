import { createHash } from 'node:crypto';
import { Fault } from '../fault';

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

export interface Read {
  head: Head;
  tables: { name: string; rows: string[] }[];
}

const isEnd = (line: string) => line.startsWith('{"end":true');
const isTable = (line: string) => /^\{"table":"[^"]+"\}$/.test(line);

function headIn(line: string | undefined): Head {
  try {
    const head = JSON.parse(line ?? '') as Head;
    if (head.format === FORMAT && Array.isArray(head.migrations)) return head;
  } catch {
    // Said below.
  }
  throw new Fault('This file is no backup of this site.');
}

/** A whole backup, or one sentence about what is wrong with it. */
export function readBackup(text: string): Read {
  const lines = text.split('\n').slice(0, -1);
  const head = headIn(lines[0]);
  const last = lines.at(-1) ?? '';
  if (!isEnd(last)) throw new Fault('This backup is cut off: its last line is missing.');
  const { rows, sha256 } = JSON.parse(last) as End;
  const body = lines.slice(0, -1);
  const found = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  if (found !== sha256) throw new Fault('This backup is damaged: its lines are not those that were written.');
  const tables: Read['tables'] = [];
  for (const line of body.slice(1)) {
    if (isTable(line)) tables.push({ name: (JSON.parse(line) as { table: string }).table, rows: [] });
    else tables.at(-1)!.rows.push(line);
  }
  const counted = tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (counted !== rows) throw new Fault(`This backup is damaged: it holds ${counted} rows of ${rows}.`);
  return { head, tables };
}
