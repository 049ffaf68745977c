import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSecret } from './kept-secret';

let folder: string;
const file = () => path.join(folder, 'auth-secret');

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'data');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

test('a secret is made once, kept for its owner alone, and leaves nothing beside it', () => {
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
  expect(statSync(file()).mode & 0o077).toBe(0);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test.each(['', ' \n', 'x'.repeat(31)])('a kept secret that became %j is refused, not used', (text) => {
  mkdirSync(folder);
  writeFileSync(file(), text);
  expect(() => keptSecret(folder)).toThrow(/auth-secret is damaged: .+ from a backup, or remove it/);
});

test('one that cannot be read is refused, not replaced', () => {
  mkdirSync(file(), { recursive: true });
  expect(() => keptSecret(folder)).toThrow(/auth-secret cannot be read \(EISDIR\)/);
});

test('a draft that a killed server left behind does no harm', () => {
  mkdirSync(folder);
  writeFileSync(`${file()}.${process.pid}`, 'half');
  chmodSync(`${file()}.${process.pid}`, 0o600);
  expect(keptSecret(folder)).not.toBe('half');
});
