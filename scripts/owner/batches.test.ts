import { inBatches, passes, type Batch, type Row } from './batches';

/** So many rows of `x`, and how many of them were asked for. */
function rowsOf(table: string, count: number, characters: number) {
  const asked = { count: 0 };
  async function* rows(): AsyncGenerator<Row> {
    for (let at = 0; at < count; at++) {
      asked.count += 1;
      yield { table, row: 'x'.repeat(characters) };
    }
  }
  return { asked, rows: rows() };
}

async function* both(...all: AsyncIterable<Row>[]) {
  for (const rows of all) yield* rows;
}

async function batches(rows: AsyncIterable<Row>): Promise<[string, number][]> {
  const found: Batch[] = [];
  for await (const batch of inBatches(rows, { rows: 4, characters: 100 })) found.push(batch);
  return found.map(({ table, rows }) => [table, rows.length]);
}

test('a batch is of one table, of so many rows, and of so many characters', async () => {
  const given = both(
    rowsOf('User', 5, 1).rows,
    rowsOf('Enquiry', 1, 1).rows,
    rowsOf('EnquiryPhoto', 3, 60).rows,
  );
  expect(await batches(given)).toEqual([
    ['User', 4],
    ['User', 1],
    ['Enquiry', 1],
    ['EnquiryPhoto', 2],
    ['EnquiryPhoto', 1],
  ]);
  expect(await batches(rowsOf('User', 0, 1).rows)).toEqual([]);
});

test('rows larger than a batch come one by one', async () => {
  expect(await batches(rowsOf('EnquiryPhoto', 2, 500).rows)).toEqual([
    ['EnquiryPhoto', 1],
    ['EnquiryPhoto', 1],
  ]);
});

test('while a batch is written, no more than the row after it is read', async () => {
  const { asked, rows } = rowsOf('EnquiryPhoto', 100, 50);
  let written = 0;
  for await (const batch of inBatches(rows, { rows: 4, characters: 100 })) {
    written += batch.rows.length;
    expect(asked.count).toBeLessThanOrEqual(written + 1);
  }
  expect(written).toBe(100);
});

test('a file is read once where its tables stand in the order that is wanted, else as often as it takes', () => {
  expect(passes(['User', 'Enquiry', 'New'], ['User', 'Old', 'Enquiry'])).toEqual([['User', 'Enquiry']]);
  expect(passes(['A', 'B', 'C'], ['C', 'A', 'B'])).toEqual([['A', 'B'], ['C']]);
  expect(passes(['A'], [])).toEqual([]);
});
