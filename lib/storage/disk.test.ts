import { statfs, writeFile } from 'node:fs/promises';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskState } from './disk';

type FileSystem = Record<'statfs' | 'writeFile', (...args: unknown[]) => Promise<unknown>>;

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<FileSystem>('node:fs/promises');
  return { ...real, statfs: jest.fn(real.statfs), writeFile: jest.fn(real.writeFile) };
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'disk-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a folder that takes a few bytes is well, and nothing stays in it', async () => {
  expect(await diskState(folder)).toBe('ok');
  expect(readdirSync(folder)).toEqual([]);
});

test('few bytes left are told before the last one is gone', async () => {
  jest.mocked(statfs).mockResolvedValueOnce({ bavail: 1000, bsize: 4096 } as never);
  expect(await diskState(folder)).toBe('full');
});

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'unwritable'],
])('a write that ends with %s makes it %s', async (code, state) => {
  jest.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  expect(await diskState(folder)).toBe(state);
});

test('a folder that is none', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(await diskState(path.join(file, 'data'))).toBe('unwritable');
});

test('a folder that is not there yet is no fault', async () => {
  expect(await diskState(path.join(folder, 'data'))).toBe('ok');
});

test('many who ask at once make one look', async () => {
  jest.mocked(writeFile).mockClear();
  await Promise.all(Array.from({ length: 20 }, () => diskState(folder)));
  expect(writeFile).toHaveBeenCalledTimes(1);
});
