/** @jest-environment node */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMPILE_HINT, hintScripts } from './compile-hints';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hints-'));
  mkdirSync(path.join(folder, 'deep'));
  writeFileSync(path.join(folder, 'a.js'), 'a()');
  writeFileSync(path.join(folder, 'deep/b.js'), 'b()');
  writeFileSync(path.join(folder, 'c.css'), 'c {}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('every script begins with the hint, and nothing else does', () => {
  expect(hintScripts(folder)).toBe(2);
  expect(read('a.js')).toBe(`${COMPILE_HINT}a()`);
  expect(read('deep/b.js')).toBe(`${COMPILE_HINT}b()`);
  expect(read('c.css')).toBe('c {}');
});

test('a second build that kept a script does not hint it twice', () => {
  hintScripts(folder);
  hintScripts(folder);
  expect(read('a.js')).toBe(`${COMPILE_HINT}a()`);
});

test('the hint is a line of its own and a comment to engines that do not know it', () => {
  expect(COMPILE_HINT).toMatch(/^\/\/# \w+\n$/);
});
