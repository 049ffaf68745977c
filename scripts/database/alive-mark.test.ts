import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdOpen, isHeld } from './alive-mark';
import { startEmbeddedDb } from './embedded-db';

const withSockets = process.platform === 'win32' ? test.skip : test;
const mask = process.umask();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-alive-'));
});
afterEach(() => {
  process.umask(mask);
  rmSync(folder, { recursive: true, force: true });
});

withSockets('a folder is held from the first word to the last', async () => {
  expect(await isHeld(folder)).toBe(false);
  const end = await holdOpen(folder);
  expect(await isHeld(folder)).toBe(true);
  end();
  expect(await isHeld(folder)).toBe(false);
});

withSockets('and no longer by a process that was killed', async () => {
  const at = path.join(folder, 'alive');
  const code = `require('net').createServer().listen(${JSON.stringify(at)}, () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(await isHeld(folder)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(existsSync(at)).toBe(true);
  expect(await isHeld(folder)).toBe(false);
  const end = await holdOpen(folder);
  expect(await isHeld(folder)).toBe(true);
  end();
});

withSockets('a database whose holder has a number of another container is not opened twice', async () => {
  const end = await holdOpen(folder);
  // As it is seen from the other container: no such process, or a later one with that number.
  const lock = JSON.stringify({ pid: process.pid, born: 'in another container' });
  writeFileSync(path.join(folder, 'lock'), lock);
  await expect(startEmbeddedDb(folder)).rejects.toThrow(
    `The folder ${folder} is in use by a site that runs elsewhere on this machine, such as in another container; stop that one first.`,
  );
  expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toBe(lock);
  expect(await isHeld(folder)).toBe(true);
  end();
});

withSockets('of two that start in the same moment one gives way', async () => {
  // Asked before the lock is taken nobody answers; asked after it somebody does.
  const own = mkdtempSync(path.join(tmpdir(), 'site-two-'));
  const end = await holdOpen(own);
  const asked = jest.spyOn(net, 'connect').mockImplementationOnce(() => {
    const nobody = new net.Socket();
    setImmediate(() => nobody.emit('error', new Error('ENOENT')));
    return nobody;
  });
  await expect(startEmbeddedDb(own)).rejects.toThrow('in use by a site that runs elsewhere');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(existsSync(path.join(own, 'lock'))).toBe(false);
  expect(await isHeld(own)).toBe(true);
  end();
  asked.mockRestore();
  rmSync(own, { recursive: true });
});
