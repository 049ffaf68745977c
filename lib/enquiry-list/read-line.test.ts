import { PICTURE_IDS } from '@/content/pictures/library';
import { parseList } from './enquiry-list';
import { readLines } from './read-line';

/** As lists were stored before they held ids. */
const EARLIER = {
  id: 'cobert-duna-natural',
  name: 'Duna Natural',
  variant: 'BMI Cobert, Spain',
  quantity: 240.5,
  unit: 'm²',
  note: 'north side',
  url: '/product/roof-tiles/bmi-BmiSpain#duna',
};
const TODAY = { id: 'cobert-duna-natural', quantity: 1 };

const parsed = (...lines: unknown[]) => readLines(parseList(JSON.stringify(lines)));

test('a line of today stays as it is', () => {
  const roof = {
    part: 'caps',
    tile: '',
    query: 'length=12',
    about: true,
    version: '1.0',
    form: 'hip',
    values: {},
  };
  for (const more of [
    {},
    { quantity: 12.35 },
    { typed: '20-30', unit: 'sets', note: 'n' },
    { design: 'm1-o3' },
    { roof },
  ])
    expect(parsed({ ...TODAY, ...more })).toEqual([{ ...TODAY, ...more }]);
});

test('a line of an earlier time keeps what the visitor said, its own words aside', () => {
  const { name, variant, url, ...said } = EARLIER;
  expect(parsed(EARLIER)).toEqual([{ ...said, words: { name, variant, url } }]);
  const picture = 'gallery/yrt-fb-laid';
  expect(parsed({ ...EARLIER, typed: '20-30', picture })).toEqual([
    { ...said, typed: '20-30', words: { name, variant, url, picture } },
  ]);
});

test('a design of an earlier list is still one', () => {
  for (const url of ['/design/m1-o3-w2', '/ar/design/m1-o3-w2'])
    expect(parsed({ ...EARLIER, url })[0]).toMatchObject({ id: EARLIER.id, design: 'm1-o3-w2' });
  expect(parsed({ ...EARLIER, url: '/design/../admin' })[0]).not.toHaveProperty('design');
});

test('every picture of the site can be that of an earlier line', () => {
  expect(PICTURE_IDS.filter((picture) => parsed({ ...EARLIER, picture }).length === 0)).toEqual([]);
});

test.each([null, 'no json', '{}', '7', '[1,null,"a",[],{"id":"x"}]'])(
  'what is no list is empty: %s',
  (text) => expect(readLines(parseList(text))).toEqual([]),
);

const words = { name: 'A', variant: '', url: '/a' };
const roof = {
  part: 'caps',
  tile: '',
  query: '',
  about: false,
  version: '1',
  form: 'hip',
  values: { length: 1 },
};

test.each([
  { ...TODAY, id: 7 },
  { ...TODAY, id: 'x'.repeat(101) },
  { ...TODAY, quantity: 0 },
  { ...TODAY, quantity: -1 },
  { ...TODAY, quantity: '1' },
  { ...TODAY, quantity: 1.555 },
  { ...TODAY, quantity: 1_000_000_000 },
  { ...TODAY, note: 'x'.repeat(301) },
  { ...TODAY, unit: {} },
  { ...TODAY, typed: 20 },
  { ...TODAY, design: '../up' },
  { ...TODAY, design: ['m1'], roof: 'r' },
  { ...TODAY, words: 'name' },
  { ...TODAY, words: { ...words, url: '//elsewhere.example' } },
  { ...TODAY, words: { ...words, url: 'javascript:alert(1)' } },
  { ...TODAY, words: { ...words, picture: 'https://evil.example' } },
  { ...TODAY, words: { ...words, name: 'x'.repeat(121) } },
  { ...TODAY, roof: { ...roof, values: { length: '12' } } },
  { ...TODAY, roof: { ...roof, values: null } },
  { ...TODAY, roof: { ...roof, part: 1 } },
  { ...EARLIER, url: '//elsewhere.example' },
  { ...EARLIER, url: '/\\elsewhere.example' },
  { ...EARLIER, name: null },
  { ...EARLIER, variant: undefined },
  { ...EARLIER, quantity: 1.555 },
  { ...EARLIER, note: 'x'.repeat(301) },
  ...['//evil.example/a', '../up', 'https://evil.example', 7].map((picture) => ({ ...EARLIER, picture })),
])('leaves out what is no line: %j', (line) => expect(parsed(line)).toEqual([]));
