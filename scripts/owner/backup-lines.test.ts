import { contentsOf, headOf, linesIn, rowsIn, written, type Line } from './backup-lines';

/** Signs that other programs take for the end of a line. */
const SEPARATED = '{"message": "a\u2028b\u2029c"}';

const LINES: Line[] = [
  headOf(new Date(0), ['1_one']),
  { table: 'User' },
  { row: '{"id": 1}' },
  { row: '{"table":"not a head","end":true}' },
  { row: SEPARATED },
  { table: 'Enquiry' },
];

async function* each<T>(all: readonly T[]) {
  yield* all;
}

async function backup(lines: readonly Line[] = LINES): Promise<string> {
  let text = '';
  for await (const line of written(each(lines))) text += line;
  return text;
}

/** As a file is read: in pieces of so many characters. */
const read = (text: string, size = 7) => linesIn(each(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []));

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test('what was written is read, however it comes', async () => {
  const text = await backup();
  for (const size of [1, 7, 64, 5_000]) {
    const { head, tables } = await contentsOf(read(text, size));
    expect(head.migrations).toEqual(['1_one']);
    expect(tables).toEqual([
      { name: 'User', rows: 3 },
      { name: 'Enquiry', rows: 0 },
    ]);
    expect(await all(rowsIn(read(text, size), ['User', 'Enquiry']))).toEqual(
      ['{"id": 1}', '{"table":"not a head","end":true}', SEPARATED].map((row) => ({ table: 'User', row })),
    );
    expect(await all(rowsIn(read(text, size), ['Enquiry']))).toEqual([]);
  }
});

test('a file that was cut, changed, or is something else is refused', async () => {
  const text = await backup();
  const cut = `${text.split('\n').slice(0, -2).join('\n')}\n`;
  await expect(contentsOf(read(cut))).rejects.toThrow('cut off');
  await expect(contentsOf(read(text.slice(0, -1)))).rejects.toThrow('cut off');
  await expect(contentsOf(read(text.replace('"id": 1', '"id": 2')))).rejects.toThrow('damaged');
  await expect(contentsOf(read('{"a":1}\n'))).rejects.toThrow('no backup of this site');
  await expect(contentsOf(read(''))).rejects.toThrow('no backup of this site');
});
