import type * as ContentWords from '@/content/words';
import { filesBelow, textOf } from '@/tests/helpers/source/tree';

/* Rules of content/STYLE.md that letters alone tell, in every English word that is handed to `words`. */

const mockTables: unknown[] = [];
jest.mock('@/content/words', () => {
  const real = jest.requireActual<typeof ContentWords>('@/content/words');
  const words = (english: unknown, others?: object) => {
    mockTables.push(english);
    return real.words(english, others as never);
  };
  return { ...real, words };
});

/** What visitors type and search engines are told, not what is said to anybody. */
const FOUND_BY = /^(keywords|words|patterns)$/;

function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return FOUND_BY.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null || FOUND_BY.test(name)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, key));
}

let said: string[] = [];

beforeAll(async () => {
  const files = filesBelow('content').filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && /\bwords\(/.test(textOf(file)),
  );
  for (const file of files) await import(`../${file}`);
  said = mockTables.flatMap((table) => textsOf(table));
});

/** The specification's own names and sentences stay to the letter, as do names that others read and what programs are told. */
const GIVEN =
  /^(Roof Tiles Dry Fix Installation$|I'm here to help |\d00 mm blocks$|The body is larger than )/;

const RULES = [
  ['“dry fix” without its hyphen, or “laid dry”', /\bdry fix\b|laid dry/i, 'Cover: laid dry'],
  ['a telephone', /telephone/i, 'Telephone'],
  [
    'a figure by the day or the year with “a”',
    /(?<!\b(one day|in|for) )\ba (day|year)\b(?! ago)/,
    '50 L a day',
  ],
  ['a straight quotation mark', /["]|\w'\w/, 'under "Forgot password"'],
  [
    'thousands without a comma, but in sizes and figures of products',
    /(?<!× ?|[\d,.:/-])\b[1-9]\d{3}(?= (L|hours|characters|pixels|px|litres|kWh)\b)/,
    '1000 L per central kitchen',
  ],
  [
    'a data sheet that does not say whose',
    /(?<!manufacturer’s |manufacturers’ |manufacturer for its |Ask for the )data sheet/i,
    'of your data sheet',
  ],
  [
    'a thing that stands somewhere, or goes up',
    /\bgo(?:es)? up\b|\bcan stand\b|\bstands? (?:in|on|beside|below|above|under|behind)\b/,
    'so the tank can stand indoors',
  ],
  ['a hyphen for a minus', /(?<![\w–-])-\d+ ?°/, 'works from -60 °C'],
  [
    'a figure that a line may part from mm, px, KB or MB',
    /[\d}] (mm|px|KB|MB)\b(?!²)/,
    'about {depth} mm deep',
  ],
  ['a number to call that a line may part', /\d{2,3} \d{3} \d{4}\b/, 'Example: 050 123 4567'],
] as const;

test('there are many', () => expect(said.length).toBeGreaterThan(2500));

test.each(RULES)('nowhere stands %s', (_, fault) => {
  expect(said.filter((text) => fault.test(text) && !GIVEN.test(text))).toEqual([]);
});

test.each(RULES)('it would be seen: %s', (_, fault, text) => expect(text).toMatch(fault));

test.each([
  '600 × 100 × 1200\u00a0mm',
  'of 1600 × 1200 pixels',
  'Ask for the data sheet',
  '1,000 L',
  'one day a year ago',
])('others are none: %s', (text) =>
  expect(RULES.filter(([, fault]) => fault.test(text)).map(([name]) => name)).toEqual([]),
);
