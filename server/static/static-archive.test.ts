import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersOfPage, pageEntries } from './page-entries';
import { codingFor, readerOf } from './static-archive';
import { policyWith } from './static-archive-format';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['BR ; Q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [';;q=,br;q=x', 'identity'],
])('a client that accepts "%s" gets %s', (accepted, coding) =>
  expect(codingFor({ headers: { 'accept-encoding': accepted } })).toBe(coding),
);

test('a policy names its scripts in the place of unsafe-inline', () => {
  const floor = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'";
  expect(policyWith(floor, ["'sha256-x'"])).toBe(
    "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self'",
  );
  expect(policyWith(floor, [])).toBe("default-src 'self'; script-src 'self'; style-src 'self'");
});

test('a document names its policy and the language of its address', () => {
  expect(headersOfPage('/news', { 'X-Frame-Options': 'DENY' }, 'its own')).toEqual({
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': 'its own',
    'Content-Language': 'en',
  });
});

test('a body is the same from memory and from the disk, and one that is cut off is told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const file = path.join(folder, 'bodies.bin');
  writeFileSync(file, 'first second');
  const [kept, read] = [readerOf(file), readerOf(file, 0)];
  expect([kept(6, 6).toString(), read(6, 6).toString()]).toEqual(['second', 'second']);
  expect(kept(6, 6)).toBe(kept(6, 6));
  expect(read(6, 6)).not.toBe(read(6, 6));
  expect(() => read(6, 7)).toThrow('end before 13');
  rmSync(file);
  expect([kept(0, 5).toString(), read(0, 5).toString()]).toEqual(['first', 'first']);
  rmSync(folder, { recursive: true });
});

test('entries of pages are read once, and of very many the ones that were asked for last are kept', () => {
  const lines = ['one', 'two', 'three'].map((name) => JSON.stringify({ scripts: [name] }));
  const places = Object.fromEntries(
    lines.map((line, nth) => [`/${nth}`, [lines.slice(0, nth).join('').length, line.length]] as const),
  ) as Record<string, [number, number]>;
  const read = jest.fn((offset: number, length: number) =>
    Buffer.from(lines.join('').slice(offset, offset + length)),
  );
  const entry = pageEntries(places, read, 2);
  expect(entry('/0')).toEqual({ scripts: ['one'] });
  expect(entry('/1')).toEqual({ scripts: ['two'] });
  expect(entry('/0')).toBe(entry('/0'));
  expect(read).toHaveBeenCalledTimes(2);
  expect(entry('/2')).toEqual({ scripts: ['three'] });
  entry('/0');
  expect(read).toHaveBeenCalledTimes(3);
  entry('/1');
  expect(read).toHaveBeenCalledTimes(4);
  expect([entry('/3'), entry('toString'), entry('__proto__')]).toEqual([undefined, undefined, undefined]);
});
