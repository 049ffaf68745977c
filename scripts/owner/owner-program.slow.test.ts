import { spawnSync } from 'node:child_process';

// In process: owner.test.ts and refusals.test.ts.
test('as a program of its own it ends with a sentence and a code', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/owner/leads.ts', '--since', 'yesterday'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('--since takes a day such as 2026-01-31, not "yesterday".\n');
});
