/** A row of a backup, as JSON. */
export interface Row {
  table: string;
  row: string;
}

export interface Batch {
  table: string;
  rows: string[];
}

interface Most {
  rows: number;
  /** A batch that has reached them is full; it exceeds them by its last row at most. */
  characters: number;
}

/** As much as is written at once: a photograph has up to two million characters. */
const MAX_BATCH: Most = { rows: 500, characters: 8_000_000 };

/** Rows in the same order, those of a table together, never too many at once; no more are read than one batch holds. */
export async function* inBatches(rows: AsyncIterable<Row>, most = MAX_BATCH): AsyncGenerator<Batch> {
  let batch: Batch | null = null;
  let characters = 0;
  for await (const { table, row } of rows) {
    if (batch && (batch.table !== table || batch.rows.length >= most.rows || characters >= most.characters)) {
      yield batch;
      batch = null;
    }
    if (!batch) [batch, characters] = [{ table, rows: [] }, 0];
    batch.rows.push(row);
    characters += row.length;
  }
  if (batch) yield batch;
}

/** The tables that are wanted, in that order, as passes through a file that holds them in another: mostly one. */
export function passes(wanted: readonly string[], inFile: readonly string[]): string[][] {
  const all: string[][] = [];
  let before = Infinity;
  for (const name of wanted) {
    const at = inFile.indexOf(name);
    if (at < 0) continue;
    if (at < before) all.push([]);
    all.at(-1)!.push(name);
    before = at;
  }
  return all;
}
