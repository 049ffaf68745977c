import type * as ContentWords from '@/content/words';
import { filesBelow, textOf } from './helpers/source/tree';

/*
 * What the compiler cannot see of the Arabic words (content/STYLE.md): values are kept and stand free, stops are
 * Arabic, no letter is stretched. Tables are read as they are handed to `words`.
 */

interface Table {
  english: unknown;
  arabic: unknown;
}

const mockTables: Table[] = [];
jest.mock('@/content/words', () => {
  const real = jest.requireActual<typeof ContentWords>('@/content/words');
  const words = (english: unknown, others?: { ar?: unknown }) => {
    mockTables.push({ english, arabic: others?.ar });
    return real.words(english, others as never);
  };
  return { ...real, words };
});

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Pairs of sentences; forms beside a number are held against the English one for many. */
function pairs(english: unknown, arabic: unknown): (readonly [english: string, arabic: string])[] {
  if (typeof english === 'string' && typeof arabic === 'string') return [[english, arabic]];
  if (!isTable(english) || !isTable(arabic)) return [];
  const many = 'one' in english && 'other' in english ? english.other : undefined;
  // One and two need no figure in Arabic, nor has none.
  const keys = Object.keys(arabic).filter((key) => !many || !['zero', 'one', 'two'].includes(key));
  return keys.flatMap((key) => pairs(many ?? english[key], arabic[key]));
}

const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

let said: (readonly [english: string, arabic: string])[] = [];

beforeAll(async () => {
  const files = filesBelow('content').filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && /\bwords\(/.test(textOf(file)),
  );
  for (const file of files) await import(`../${file}`);
  said = mockTables.flatMap(({ english, arabic }) => pairs(english, arabic));
});

test('there is Arabic beside the English, and much of it', () => {
  expect(said.length).toBeGreaterThan(2000);
});

test('each sentence keeps the values of the English one', () => {
  expect(said.filter(([english, arabic]) => valuesOf(english) !== valuesOf(arabic))).toEqual([]);
});

test.each([
  ['a letter joined to a value', /[\u0621-\u064a]\{|\}[\u0621-\u064a]/],
  ['a letter joined to a Latin one', /[\u0621-\u064a][A-Za-z]|[A-Za-z][\u0621-\u064a]/],
  ['a Latin stop after an Arabic letter', /[\u0621-\u064a][,;?]/],
  ['a stretched letter', /\u0640/],
  ['two spaces', / {2}/],
  // Litres are لتر, لترات or لترًا by their number; forms of a plural have `count`, and a cell of a table ends there.
  [
    'a unit that would need the form of a value before it',
    /\{(?!count)\w+\}[\u00a0 ](?:لتر|فلس|متر|يوم|شهر)(?![\u0621-\u064b])./,
  ],
  ['digits that are not 0 to 9', /[\u0660-\u0669\u06f0-\u06f9]/],
])('nowhere stands %s', (_, fault) => {
  expect(said.filter(([, arabic]) => fault.test(arabic)).map(([, arabic]) => arabic)).toEqual([]);
});
