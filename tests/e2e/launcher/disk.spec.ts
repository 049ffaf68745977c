import { spawnSync } from 'node:child_process';
import { expect, test } from '../../helpers/browser/test';

/** The short form of `npm run test:disk`, which needs a file system of its own. */
test(
  'a disk that is full or read-only: told in words, nothing acknowledged is lost',
  { tag: '@slow' },
  () => {
    test.setTimeout(600_000);
    const { status, stderr, error } = spawnSync('unshare', ['-rm', 'true'], { encoding: 'utf8' });
    if (status !== 0)
      return console.log(
        `Not looked at here: no file system of one's own (${error?.message ?? stderr.trim()}).`,
      );
    const done = spawnSync('npm', ['run', '--silent', 'test:disk', '--', '--short'], {
      encoding: 'utf8',
      timeout: 540_000,
    });
    expect(done.status, `${done.stdout}\n${done.stderr}`).toBe(0);
  },
);
