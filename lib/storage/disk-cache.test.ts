import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskCache } from './disk-cache';

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
  folder = path.join(base, 'kept');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const cacheOf = (files = 10, bytes = 1000) => new DiskCache({ folder, files, bytes });
const content = (length: number, of = 'x') => Buffer.alloc(length, of);
const kept = async (cache: DiskCache, keys: string[]) => {
  const found: string[] = [];
  for (const key of keys) if (await cache.get(key)) found.push(key);
  return found;
};

test('is found again, also after a restart', async () => {
  await cacheOf().put('a', content(3));
  expect(await cacheOf().get('a')).toEqual(content(3));
  expect(await cacheOf().get('b')).toBeNull();
  const cache = cacheOf();
  expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual([content(3), content(3)]);
});

test('no key leads out of the folder, and nobody else may read', async () => {
  const cache = cacheOf();
  const keys = ['../../etc/passwd', '/etc/passwd', 'a\0b', '..', 'x'.repeat(5000)];
  for (const key of keys) await cache.put(key, content(2));
  expect(await kept(cache, keys)).toEqual(keys);
  expect(readdirSync(base)).toEqual(['kept']);
  for (const name of readdirSync(folder)) {
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
  }
});

test('is bounded in number and in bytes, and the longest unused goes first', async () => {
  const cache = cacheOf(3, 100);
  for (const key of ['a', 'b', 'c']) await cache.put(key, content(10));
  await cache.get('a');
  await cache.put('d', content(10));
  expect(await kept(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  await cache.put('e', content(85));
  expect(await kept(cache, ['a', 'c', 'd', 'e'])).toEqual(['d', 'e']);
  expect(readdirSync(folder)).toHaveLength(2);
  await cache.put('f', content(101));
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that is larger than it may be is made smaller when it is opened, and halves are removed', async () => {
  for (const key of ['a', 'b', 'c']) await cacheOf().put(key, content(10));
  writeFileSync(path.join(folder, 'left.part'), 'half');
  writeFileSync(path.join(folder, 'notes.txt'), 'not ours');
  const cache = cacheOf(2);
  await cache.get('a');
  expect(readdirSync(folder).filter((name) => name.length === 64)).toHaveLength(2);
  expect(readdirSync(folder)).not.toContain('left.part');
  expect(readdirSync(folder)).toContain('notes.txt');
});

test('what was cut short or taken away by somebody else is not served', async () => {
  const cache = cacheOf();
  await cache.put('a', content(10));
  const [name] = readdirSync(folder);
  writeFileSync(path.join(folder, name!), 'short');
  expect(await cache.get('a')).toBeNull();
  await cache.put('a', content(10));
  rmSync(folder, { recursive: true });
  expect(await cache.get('a')).toBeNull();
});

test('a disk that refuses is told to whoever writes, and is no fault for whoever reads', async () => {
  writeFileSync(folder, 'a file where the folder should be');
  const cache = cacheOf();
  expect(await cache.get('a')).toBeNull();
  await expect(cache.put('a', content(1))).rejects.toThrow();
});

test('what could not be looked through holds nothing, and is looked through again', async () => {
  await cacheOf().put('a', content(3));
  // A folder that is called as a file that was never finished cannot be removed as one.
  const odd = path.join(folder, 'left.part');
  mkdirSync(odd);
  const cache = cacheOf();
  expect(await cache.get('a')).toBeNull();
  await expect(cache.put('b', content(1))).rejects.toThrow();
  rmSync(odd, { recursive: true });
  expect(await cache.get('a')).toEqual(content(3));
  await cache.put('b', content(1));
  expect(await kept(cache, ['a', 'b'])).toEqual(['a', 'b']);
});
