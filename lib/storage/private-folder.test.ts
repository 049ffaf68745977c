import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeToOthers, makePrivateFolder } from './private-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'private-'));
const modeOf = (at: string) => statSync(at).mode & 0o7777;
afterAll(() => rmSync(folder, { recursive: true }));

test('every level that is made belongs to its owner alone, and making it again changes nothing', () => {
  const inner = path.join(folder, 'a/b');
  makePrivateFolder(inner);
  makePrivateFolder(inner);
  expect([modeOf(path.dirname(inner)), modeOf(inner)]).toEqual([0o700, 0o700]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('where the system holds no folders there is an error, not an endless loop', () => {
  const program = `require('./lib/storage/private-folder').makePrivateFolder('/proc/none/data')`;
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', '-e', program], { timeout: 30_000, stdio: 'pipe' });
  expect(run).toThrow(/ENOENT/);
});

test('an open folder is closed; one that everybody shares is not', () => {
  const [open, shared] = [path.join(folder, 'open'), path.join(folder, 'shared')];
  for (const at of [open, shared]) mkdirSync(at);
  chmodSync(open, 0o755);
  chmodSync(shared, 0o1777);
  for (const at of [open, shared]) closeToOthers(at);
  expect([modeOf(open), modeOf(shared)]).toEqual([0o700, 0o1777]);
});
