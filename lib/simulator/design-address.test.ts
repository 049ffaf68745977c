import { STONE_WALLS } from '@/content/simulator/finishes';
import { wholeCatalogue as catalogue } from '@/tests/helpers/pictures/simulator-sheet';
import { openingOf, type Design } from './design';
import { codeOf, designOfCode, designOfQuery, queryOf } from './design-address';

const opening = openingOf(catalogue);

const everyDesign = catalogue.models.flatMap(({ id: model, suppliers, walls, stones }) =>
  suppliers.flatMap(({ id: supplier, options }) =>
    options.flatMap((option) =>
      walls.flatMap((wall) => stones.map((stone): Design => ({ model, supplier, option, wall, stone }))),
    ),
  ),
);

it('writes a design as the specification of addresses has it', () => {
  expect(queryOf({ ...opening, supplier: 'supp_2', option: 'opt_12', stone: 'ledge' })).toBe(
    'v=1&m=1&s=2&o=12&w=E6C795&st=2',
  );
  expect(codeOf({ ...opening, wall: 'stone-slate' })).toBe('1-1-slate-0');
});

it('reads back each of the 10,400 designs from both addresses', () => {
  expect(everyDesign).toHaveLength((50 + 50 + 4) * 25 * 4);
  const lost = everyDesign.filter((design) => {
    const want = JSON.stringify({ design, mended: false });
    const [query, code] = [
      designOfQuery(catalogue, queryOf(design)),
      designOfCode(catalogue, codeOf(design)),
    ].map((read) => JSON.stringify(read, ['design', 'mended', ...Object.keys(design)]));
    return query !== want || code !== want;
  });
  expect(lost).toEqual([]);
  expect(new Set(everyDesign.map(codeOf)).size).toBe(everyDesign.length);
});

it('counts the stones as they are offered', () => {
  const numbers = STONE_WALLS.map((stone) => queryOf({ ...opening, stone }).at(-1));
  expect(numbers).toEqual(['0', '1', '2', '3']);
});

it.each([
  ['', opening],
  ['?m=model_2', openingOf(catalogue, 'model_2')],
  ['?v=1&m=3&s=8&o=54', { ...openingOf(catalogue, 'model_3'), option: 'opt_54' }],
  ['?v=1&m=1&s=6&o=40', { ...opening, supplier: 'supp_6', option: 'opt_40' }],
  ['?s=supp_4', { ...opening, supplier: 'supp_4', option: 'opt_26' }],
  ['?utm_source=chat&w=%23f4efe4', { ...opening, wall: 'f4efe4' }],
] as const)('opens %s without a word', (query, design) =>
  expect(designOfQuery(catalogue, query)).toEqual({ design, mended: false }),
);

const long = 'x'.repeat(100_000);

const HOSTILE = [
  ...['v=2', 'v=0&m=1', 'v=%00', `v=${long}`, 'v=1&v=2&m=9', 'v=__proto__'],
  ...['m=0', 'm=4', 'm=-1', 'm=1e9', 'm=model_', 'm=__proto__', 'm=constructor', `m=${long}`, 'm=%F0%9F'],
  ...['s=0', 's=9', 's=supp_8', 's=toString', 's=1;DROP TABLE', 's=../../etc/passwd', `s=${long}`],
  ...[
    'o=0',
    'o=55',
    'o=51',
    'o=999',
    'o=1000',
    'o=opt_x',
    'o=NaN',
    'o=%2e%2e%2f',
    'o=<script>',
    'o[]=1&o=-0',
  ],
  ...['w=FFFFFF', 'w=E6C79', 'w=%23%23E6C795', 'w=stone-gold', 'w=javascript:alert(1)', 'w=url(x)'],
  ...['w=hasOwnProperty', `w=${long}`, 'w=E6C795%0d%0aSet-Cookie:a=b', "w='%20OR%201=1--"],
  ...['st=4', 'st=-1', 'st=1.5', 'st=Infinity', 'st=%u0041', `st=${long}`, 'st=null'],
  ...['m=3&o=1&s=1', 'm=2&o=54&s=8', 'm=1&s=2&o=1', 'm=9&s=9&o=99&w=zz&st=9'],
];

it('has fifty hostile addresses', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(50));

it.each(HOSTILE.map((query) => [query.slice(0, 60), query]))('falls back and says so: ?%s', (_, query) => {
  const { design, mended } = designOfQuery(catalogue, `?${query}`);
  expect(everyDesign).toContainEqual(design);
  expect(mended).toBe(true);
});

it.each([...HOSTILE, '1-1-e6c795', '1-1-e6c795-0-1', '01-1-E6C795-0', '1-1-e6c795-00', '', '1-1-<b>-0'])(
  'is no name of a public page: %#',
  (code) => expect(designOfCode(catalogue, code)).toBeNull(),
);

it('mends the name of a page whose tile is gone', () => {
  expect(designOfCode(catalogue, '1-99-f4efe4-3')).toEqual({
    design: { ...opening, wall: 'f4efe4', stone: 'slate' },
    mended: true,
  });
});
