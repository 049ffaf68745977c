import * as z from 'zod/mini';
import { quoteSchema, sampleSchema } from './enquiry-schemas';

const words = { name: 'Duna', variant: '', url: '/galleryFilter' };
const line = { id: 'a', quantity: 2, unit: 'm²', note: '', words };

/** A line with one field changed, wherever it stands. */
const withOdd = (field: string, odd: string) =>
  field in words ? { ...line, words: { ...words, [field]: odd } } : { ...line, [field]: odd };
const placeOf = (field: string) => ['lines', 0, ...(field in words ? ['words'] : []), field];
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...line, id: `t${at}` }));
const person = { name: 'Omar', email: 'o@villa.example', phone: '050 123 4567', message: '' };

const quote = (lines: unknown, more = {}) =>
  z.safeParse(quoteSchema, {
    ...person,
    lines: typeof lines === 'string' ? lines : JSON.stringify(lines),
    ...more,
  });
const sample = (lines: unknown) =>
  z.safeParse(sampleSchema, { ...person, address: 'Villa 7', lines: JSON.stringify(lines) });

test('a list of 1 to 50 lines is taken, and comes out as lines', () => {
  expect(quote([line]).data?.lines).toEqual([line]);
  expect(quote(many(50)).success).toBe(true);
  expect(quote(many(51)).success).toBe(false);
  expect(quote([]).success).toBe(false);
});

test('a page that was opened before an update may still send lines that hold their words', () => {
  const { words: said, ...kept } = line;
  expect(quote([{ ...kept, ...said }]).data?.lines).toEqual([line]);
});

test('parts of a roof and tiles of a design come out as they are, hostile ones are refused', () => {
  const roof = {
    ...{ part: 'caps', tile: '', query: 'length=12', about: false, version: '1.0', form: 'hip' },
    values: { length: 12 },
    made: { quantity: 69, unit: 'pieces' },
    goesOn: true,
  };
  expect(quote([{ ...line, roof, design: 'm1-o3' }]).data?.lines).toEqual([
    { ...line, roof, design: 'm1-o3' },
  ]);
  for (const odd of [
    { design: '../admin' },
    { roof: { ...roof, query: 'a b' } },
    { roof: { ...roof, values: { length: '12' } } },
    // The database keeps no text with these, and the whole enquiry would be lost with it.
    { roof: { ...roof, values: { '\u0000': 1 } } },
    { roof: { ...roof, values: { '\ud800': 1 } } },
    { roof: { ...roof, values: { '': 1 } } },
    { roof: { ...roof, part: 'x'.repeat(61) } },
    { roof: { ...roof, made: { quantity: '69', unit: 'pieces' } } },
    { roof: { ...roof, made: { quantity: 69, unit: 'x'.repeat(21) } } },
    { roof: { ...roof, goesOn: 'yes' } },
  ])
    expect(quote([{ ...line, ...odd }]).success).toBe(false);
});

test('a measure may have two decimals', () => {
  expect(quote([{ ...line, quantity: 12.5 }]).data?.lines[0]?.quantity).toBe(12.5);
});

test('samples go out of at most 5, to an address', () => {
  expect(sample(many(5)).success).toBe(true);
  expect(sample(many(6)).success).toBe(false);
  expect(z.safeParse(sampleSchema, { ...person, address: ' ', lines: JSON.stringify([line]) }).success).toBe(
    false,
  );
});

test.each([
  'no json',
  '{}',
  'null',
  JSON.stringify([{ ...line, quantity: 0 }]),
  JSON.stringify([{ ...line, quantity: 1.555 }]),
  JSON.stringify([{ ...line, quantity: 1_000_000_000 }]),
  JSON.stringify([withOdd('name', '')]),
  JSON.stringify([withOdd('url', 'https://elsewhere.example')]),
  JSON.stringify([withOdd('url', '//elsewhere.example')]),
  JSON.stringify([{ ...line, note: 'x'.repeat(301) }]),
  'x'.repeat(70_000),
])('a list that is none is refused: %.60s', (lines) => {
  expect(quote(lines).error?.issues.every(({ path }) => path[0] === 'lines')).toBe(true);
});

const UNSTORABLE = ['\u0000', '\u001b', '\ud800', '\udc00'];

test.each(['id', 'name', 'variant', 'unit', 'note'] as const)(
  'a line whose %s no database can keep is kept without that sign',
  (field) => {
    for (const sign of UNSTORABLE) {
      const odd = withOdd(field, `/a${sign}b`);
      for (const answer of [quote([odd]), sample([odd])])
        expect(answer.data?.lines).toEqual([withOdd(field, '/a b')]);
    }
  },
);

test('a line whose page no database can keep is refused at the list', () => {
  for (const sign of UNSTORABLE)
    expect(quote([withOdd('url', `/a${sign}b`)]).error?.issues).toMatchObject([{ path: placeOf('url') }]);
});

test.each(['id', 'name', 'variant', 'unit', 'note', 'url'] as const)(
  'a line whose %s is too long or piled with marks is refused at the list',
  (field) => {
    const piled = field === 'url' ? [] : [`a${'\u0301\u0323'.repeat(16)}`];
    for (const odd of [`/${'x'.repeat(1201)}`, ...piled])
      expect(quote([withOdd(field, odd)]).error?.issues).toMatchObject([{ path: placeOf(field) }]);
  },
);

test('of too many lines none is read', () => {
  const issues = quote(`[${Array(20_000).fill('{}').join(',')}]`).error?.issues;
  expect(issues).toMatchObject([{ path: ['lines'], message: 'linesWrong' }]);
});

test('one way back is enough for a price, and one is needed', () => {
  expect(quote([line], { phone: '' }).success).toBe(true);
  const none = quote([line], { phone: '', email: '' });
  expect(none.error?.issues).toMatchObject([{ path: ['email'], message: 'wayBackMissing' }]);
});
