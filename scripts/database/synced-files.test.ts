import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { synced } from './synced-files';

const folder = mkdtempSync(path.join(tmpdir(), 'site-synced-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Files {
  realPath: () => string;
  tryFSOperation: (act: () => void) => void;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/** What the opened database would be given for waiting for the disk. */
async function operations(onLost?: (error: unknown) => void): Promise<Files['stream_ops']> {
  const files: Files = { realPath: () => folder, tryFSOperation: (act) => act(), stream_ops: {} };
  const { emscriptenOpts } = await synced(folder, onLost).fs!.init({} as never, {});
  const steps = emscriptenOpts.preRun as unknown as readonly ((mod: unknown) => void)[];
  steps.at(-1)!({ FS: { filesystems: { NODEFS: files } } });
  return files.stream_ops;
}

test('the database is told to wait for the disk, in the one way that is heard', () => {
  const { startParams } = synced(folder);
  expect(startParams).not.toContain('-F');
  expect(startParams?.slice(-2)).toEqual(['-c', 'wal_sync_method=fsync']);
});

test('it waits for files and folders, and a disk that refuses is heard once and for all', async () => {
  const onLost = jest.fn();
  const { fsync } = await operations(onLost);
  const file = path.join(folder, 'a');
  writeFileSync(file, 'row');
  const nfd = openSync(file, 'r+');
  expect(fsync?.({ nfd, node: {} })).toBe(0);
  expect(fsync?.({ node: {} })).toBe(0);
  closeSync(nfd);
  expect(onLost).not.toHaveBeenCalled();
  expect(() => fsync?.({ nfd, node: {} })).toThrow(/EBADF/);
  // What it says of later writes is worth nothing.
  expect(() => fsync?.({ node: {} })).toThrow('has refused before');
  expect(onLost.mock.calls).toEqual([[expect.objectContaining({ code: 'EBADF' })]]);
});
