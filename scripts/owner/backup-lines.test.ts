/** @jest-environment node */
import { headOf, readBackup, written, type Line } from './backup-lines';

const LINES: Line[] = [
  headOf(new Date(0), ['1_one']),
  { table: 'User' },
  { row: '{"id": 1}' },
  { row: '{"table":"not a head","end":true}' },
  { table: 'Enquiry' },
];

async function* each(lines: readonly Line[]) {
  yield* lines;
}

async function backup(lines: readonly Line[] = LINES): Promise<string> {
  let text = '';
  for await (const line of written(each(lines))) text += line;
  return text;
}

test('what was written is read', async () => {
  const { head, tables } = readBackup(await backup());
  expect(head.migrations).toEqual(['1_one']);
  expect(tables).toEqual([
    { name: 'User', rows: ['{"id": 1}', '{"table":"not a head","end":true}'] },
    { name: 'Enquiry', rows: [] },
  ]);
});

test('a file that was cut, changed, or is something else is refused', async () => {
  const text = await backup();
  const cut = `${text.split('\n').slice(0, -2).join('\n')}\n`;
  expect(() => readBackup(cut)).toThrow('cut off');
  expect(() => readBackup(text.replace('"id": 1', '"id": 2'))).toThrow('damaged');
  expect(() => readBackup('{"a":1}\n')).toThrow('no backup of this site');
  expect(() => readBackup('')).toThrow('no backup of this site');
});
