import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { birthMark, takeLock } from './folder-lock';

const folder = mkdtempSync(path.join(tmpdir(), 'site-lock-'));
const file = path.join(folder, 'lock');
const release = (lock: ReturnType<typeof takeLock>) => ('release' in lock ? lock.release() : null);

afterEach(() => rmSync(file, { force: true, recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('one live process has it until it is given back', () => {
  const first = takeLock(file);
  expect(takeLock(file)).toEqual({ heldBy: process.pid });
  release(first);
  expect(takeLock(file)).toHaveProperty('release');
});

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, JSON.stringify({ pid, born: '' }));
  expect(takeLock(file)).toHaveProperty('release');
  expect(readdirSync(folder)).toEqual(['lock']);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a killed process whose parent has not taken note yet does not keep it', () => {
  const child = spawn('sleep', ['60']);
  const pid = child.pid!;
  writeFileSync(file, JSON.stringify({ pid, born: birthMark(pid) }));
  expect(takeLock(file)).toEqual({ heldBy: pid });
  child.kill('SIGKILL');
  // This process learns of the death only when its event loop turns: until then the child is a zombie.
  while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) spawnSync('sleep', ['0.01']);
  expect(takeLock(file)).toHaveProperty('release');
});

test('a later process with the same number does not keep it', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'another time' }));
  expect(birthMark(process.pid)).not.toBe('');
  expect(takeLock(file)).toHaveProperty('release');
});

test('a lock that cannot be read is no lock', () => {
  writeFileSync(file, '');
  expect(takeLock(file)).toHaveProperty('release');
});

test('where a lock can be neither read nor taken over there is an error, not an endless loop', () => {
  mkdirSync(file);
  expect(() => takeLock(file)).toThrow(/EISDIR/);
  expect(readdirSync(folder)).toEqual(['lock']);
});
