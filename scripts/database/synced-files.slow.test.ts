import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../shared/paths';

test('what was committed lies on the disk before it is told; reading waits for nothing', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', inRoot('tests/helpers/database/count-syncs.ts')],
    { cwd: inRoot('.') },
  );
  expect(JSON.parse(stdout)).toEqual([1, 1, 0]);
});
