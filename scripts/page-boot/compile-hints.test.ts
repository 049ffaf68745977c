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
  writeFileSync(path.join(folder, 'late.js'), 'late()');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const page = (...names: string[]) =>
  `<body><script data-starts="${names.map((name) => `/_next/static/${name}`).join(' ')}">start()</script></body>`;
const PAGES = [page('a.js'), page('a.js', 'deep/b.js'), '<body>no script</body>'];

test('the scripts that pages start with begin with the hint, those that come later do not', () => {
  expect(hintScripts(folder, PAGES)).toBe(2);
  expect(read('a.js')).toBe(`${COMPILE_HINT}a()`);
  expect(read('deep/b.js')).toBe(`${COMPILE_HINT}b()`);
  expect(read('late.js')).toBe('late()');
});

test('a second build that kept a script does not hint it twice', () => {
  hintScripts(folder, PAGES);
  hintScripts(folder, PAGES);
  expect(read('a.js')).toBe(`${COMPILE_HINT}a()`);
});

test('pages that name no scripts, or strange ones, end the build', () => {
  expect(() => hintScripts(folder, ['<body></body>'])).toThrow('No page names');
  expect(() => hintScripts(folder, ['<script data-starts="https://x.example/a.js">'])).toThrow('elsewhere');
  expect(() => hintScripts(folder, [page('missing.js')])).toThrow('missing.js');
});

test('the hint is a line of its own and a comment to engines that do not know it', () => {
  expect(COMPILE_HINT).toMatch(/^\/\/# \w+\n$/);
});
