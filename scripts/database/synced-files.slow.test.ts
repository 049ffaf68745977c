import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../shared/paths';

const counted = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', inRoot('tests/helpers/database/count-syncs.ts'), ...args],
    { cwd: inRoot('.'), timeout: 60_000 },
  );

test('what was committed lies on the disk before it is told; reading waits for nothing', async () => {
  const { stdout } = await counted();
  expect(JSON.parse(stdout)).toEqual([1, 1, 0]);
});

test('a disk that refuses to keep what is committed ends the program, so that it is started anew', async () => {
  await expect(counted('refuse')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('The disk would not keep what was written (EIO'),
  });
});
