import { contentOf } from '@/components/pages/products/content-of';
import { productPageOf } from '@/content/products/addresses';
import { compareAddress } from '@/content/products/compare-address';
import { agreementOf, chosenBy, comparedRows, sharedViews } from './comparison';
import { comparedOf } from './compared';
import { nearby } from './nearby';

const NATURAL = 'bmi-portoghese-natural';
const BRICK = 'yamama-1';
const contents = (...ids: string[]) => ids.map((id) => contentOf(productPageOf(id)!, 'en'));
const rowOf = (label: string, ...ids: string[]) =>
  comparedRows(contents(...ids)).find((row) => row.label === label);

test('an address names each product once, in its order; what is none of ours and what has no room is counted', () => {
  const given = [NATURAL, 'no-such', BRICK, NATURAL, 'sigma-model120', 'part-valley', 'la-paloma-rojo', ''];
  const { pages, unknown, beyond } = chosenBy(given);
  expect(pages.map(({ id }) => id)).toEqual([NATURAL, BRICK, 'sigma-model120', 'part-valley']);
  expect([unknown, beyond]).toEqual([1, 1]);
});

test.each([[undefined], [null], [''], [7], [[{ p: 1 }, null]], ['__proto__']])(
  'whatever an address holds, it is read: %p',
  (given) => {
    expect(chosenBy(given).pages).toEqual([]);
  },
);

test('no more values are looked at than anybody compares', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `no-${at}`);
  expect(chosenBy(many).unknown).toBeLessThan(100);
});

test('a row differs where two products say different things, not where one says nothing', () => {
  const alike = comparedRows(contents(NATURAL, NATURAL));
  expect(alike.filter(({ differs }) => differs)).toEqual([]);
  expect(rowOf('Profile', NATURAL, 'bmi-portoghese-antic')).toMatchObject({ differs: false });
  expect(rowOf('Profile', NATURAL, BRICK)!.cells[1]).toBeUndefined();
  expect(rowOf('Profile', NATURAL, BRICK)).toMatchObject({ differs: false });
  expect(rowOf('Manufacturer', NATURAL, BRICK)).toMatchObject({ differs: true });
  expect(rowOf('Weight', NATURAL, BRICK)).toMatchObject({ differs: false });
});

test('what is on request is left out: beside a figure, and beside a manufacturer', () => {
  const weight = rowOf('Weight', NATURAL, 'sigma-model120')!;
  expect(weight.cells.map((cell) => cell!.value)).toEqual(['on request', '48']);
  expect(weight.differs).toBe(false);
  expect(rowOf('Weight', NATURAL, 'sigma-model120', 'sigma-model300')).toMatchObject({ differs: true });
  expect(rowOf('Manufacturer', NATURAL, 'part-valley')).toMatchObject({ differs: false });
});

test('products are called the same only where every row of each says the same', () => {
  const agreement = (...ids: string[]) => {
    const rows = comparedRows(contents(...ids));
    expect(rows.filter(({ differs }) => differs)).toEqual([]);
    return agreementOf(rows);
  };
  expect(agreement('sigma-system200', 'sigma-system500')).toBe('same');
  expect(agreement('sigma-model300', 'sigma-system300')).toBe('alike');
  expect(agreement(NATURAL, 'part-chimney')).toBe('apart');
  // Only the weight, on request, stands in both columns.
  expect(agreement(NATURAL, 'part-wakaflex')).toBe('apart');
});

test('every figure of every product stands in one row, those that can be compared first, in the order of the products', () => {
  const products = contents(BRICK, NATURAL, 'sigma-model300');
  const rows = comparedRows(products);
  const labels = rows.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  const counts = rows.map(({ cells }) => Math.min(2, cells.filter(Boolean).length));
  expect(counts).toEqual([...counts].sort().reverse());
  const shared = labels.filter((_, at) => counts[at] === 2);
  for (const { figures } of products) {
    const own = figures.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(own));
    expect(shared.filter((label) => own.includes(label))).toEqual(
      own.filter((label) => shared.includes(label)),
    );
  }
});

test('litres of a model and of a system stand in one row; models alone keep their own words', () => {
  const valuesOf = (ids: readonly string[]) =>
    comparedRows(contents(...ids))
      .filter(({ label }) => label.startsWith('Tank') && label !== 'Tank thickness')
      .map(({ label, cells, differs }) => [label, differs, ...cells.map((cell) => cell?.value)]);
  expect(valuesOf(['sigma-model120', 'sigma-system200', 'sigma-model300'])).toEqual([
    ['Tank', true, '120', '500', '300'],
  ]);
  expect(valuesOf(['sigma-model120', 'sigma-model300'])).toEqual([
    ['Tank, nominal volume', true, '120', '300'],
  ]);
  expect(valuesOf(['sigma-system300', 'sigma-system500'])).toEqual([['Tank', true, '300', '500']]);
});

test('pictures stand side by side where all products have one of the kind', () => {
  const views = sharedViews(contents(NATURAL, 'bmi-portoghese-antic'));
  expect(views.length).toBeGreaterThan(0);
  for (const { pictures } of views) expect(new Set(pictures).size).toBe(2);
  expect(sharedViews(contents(NATURAL, BRICK))).toEqual([]);
});

test.each(['en', 'ar'] as const)(
  'what is offered beside a product adds it and keeps the others: %s',
  (lang) => {
    const pages = chosenBy([NATURAL, BRICK]).pages;
    const cards = nearby(comparedOf(pages, lang), lang);
    expect(cards.length).toBeGreaterThan(0);
    const start = compareAddress([NATURAL, BRICK], lang);
    for (const { href } of cards) expect(href.startsWith(`${start}&p=`)).toBe(true);
    expect(comparedOf(pages, lang)[0]!.without).toBe(compareAddress([BRICK], lang));
  },
);

test.each(['en', 'ar'] as const)(
  'adding one and taking one away leave the differences alone, where those were asked for: %s',
  (lang) => {
    const products = comparedOf(chosenBy([NATURAL, BRICK, 'sigma-model300']).pages, lang, true);
    const shown = [
      ...products.map(({ without }) => without),
      ...nearby(products, lang, true).map(({ href }) => href),
    ];
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((href) => !href.endsWith('&only=differences'))).toEqual([]);
  },
);
