import { company } from '@/content/company';
import type * as ContentWords from '@/content/words';
import { filesBelow, matches, sources, textOf } from '../helpers/source/tree';

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
  for (const file of files) await import(`../../${file}`);
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
  ['a Latin stop beside an Arabic letter or a value', /[\u0621-\u064a}][,;?]|[,;?]\s+[\u0621-\u064a{]/],
  ['a stretched letter', /\u0640/],
  ['two spaces', / {2}/],
  // Litres are لتر, لترات or لترًا by their number; forms of a plural have `count`, and a cell of a table ends there.
  [
    'a unit that would need the form of a value before it',
    /\{(?!count)\w+\}[\u00a0 ](?:لتر|فلس|متر|يوم|شهر)(?![\u0621-\u064b])./,
  ],
  ['between, of one thing', /بين \{\w+\}(?! و)/],
  ['a plural for two', /اثن(?:ان|تان) منها \S+ات(?![\u0621-\u064a])/],
  ['digits that are not 0 to 9', /[\u0660-\u0669\u06f0-\u06f9]/],
])('nowhere stands %s', (_, fault) => {
  expect(said.filter(([, arabic]) => fault.test(arabic)).map(([, arabic]) => arabic)).toEqual([]);
});

/** Terms that read as another thing by another word: where English has the first, Arabic has the second. */
test.each([
  ['packs of tiles are no pallets', /\bpacks\b/, /حزم/],
  ['a barrel roof has covers and pans', /\bcovers and pans|pans and covers\b/i, /مجار/],
  ['what carries a heater', /\bcollectors and stand\b/i, /هيكل التثبيت/],
  ['units of brick are counted as pieces', /\bunits\b.*\bper m²/i, /قطعة|القطع/],
  ['finishes of walls are colours and stones', /\bwall finishes\b/, /تشطيب/],
  ['the name of a range stays', /\bNatural range\b|\bCeipo Natural\b/, /Natural/],
  ['a hash cannot be read back', /\bhash\b/, /بصمة/],
  ['hours of a day, not of work', /\bfive hours\b/, /من اليوم$/],
  ['what is just visible is seen', /\bjust visible\b/, /بالكاد يُرى/],
  ['a name promises no effect', /\bcool-roof system\b/, /نظام CoolRoof/],
  ['a vessel is not said to be one of expansion', /^Vessel size$/, /^(?!.*تمدد)/],
  ['a view from above', /\bfrom the upper\b/, /ومن الأعلى$/],
  ['a view from below', /\bfrom the lower\b/, /ومن الأسفل$/],
  // حساب alone is an account.
  [
    'what a calculator gives',
    /\b(?:calculation|simulation)\b/i,
    /^(?!.*(?<![\u0621-\u0652])حساب(?![\u0621-\u0652]))/,
  ],
])('%s', (_, english, arabic) => {
  const used = said.filter(([word]) => english.test(word));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(([, word]) => !arabic.test(word))).toEqual([]);
});

test('where English names the company, Arabic says what it is: its name is the word for tiles', () => {
  const bare = new RegExp(
    `(?<!(?:شركة|تطبيق|مساعد|تشكيلة) |\\| )(?<![\\u0621-\\u064a])${company.brandInArabic}(?![\\u0621-\\u064a])`,
  );
  // Alone it is what stands beside the mark.
  const named = said.filter(([english]) => english.includes(company.brand) && english !== company.brand);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, arabic]) => bare.test(arabic))).toEqual([]);
});

/** A comma that code sets between two values: `inOneLine` and `COMMA` have each language's own. */
const TYPED_COMMA = /\}[,;] \$\{|\{\S+\}[,;] \{\S/;

test('no component joins what it shows by a comma of English', () => {
  const shown = sources().filter((file) => /^(app|components)\//.test(file));
  expect(shown.length).toBeGreaterThan(300);
  expect(matches(shown, TYPED_COMMA)).toEqual([]);
});

test.each(['`${name}, ${by}`', '{name} ({format}, {length})'])('such a comma is seen: %s', (code) =>
  expect(code).toMatch(TYPED_COMMA),
);

test.each(['[{ a }, { b }]', 'find(({ id }) => id)', '`${a}`, `${b}`'])('others are not: %s', (code) =>
  expect(code).not.toMatch(TYPED_COMMA),
);
