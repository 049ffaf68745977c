import { spawnSync } from 'node:child_process';

test('the lock file names every optional package, so that npm ci accepts it', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/install/complete-lock.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
