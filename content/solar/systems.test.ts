import { solarSuppliers } from '@/content/pages/catalogue/solar-supplier';
import { solarWaterPage } from '@/content/pages/catalogue/solar-water';
import { FORCED_RANGE, NATURAL_RANGE } from './ranges';
import { FORCED_SYSTEMS, NATURAL_MODELS } from './systems';

test('the forced systems have the figures of the specification', () => {
  expect(
    FORCED_SYSTEMS.map(({ id, label, tank, collectors, area, power }) => [
      id,
      label,
      tank,
      collectors,
      area,
      power,
    ]),
  ).toEqual([
    ['system200', '200/25', 500, 2, 5, 6],
    ['system300', '300/3', 300, 2, 3, 4],
    ['system500', '500/5', 500, 2, 5, 6],
    ['system750', '750/8', 750, 4, 8, 6],
    ['system1000', '1000/10', 1000, 4, 10, 9],
  ]);
});

test('a system whose rows contradict its label is never proposed by a tool', () => {
  expect(FORCED_SYSTEMS.filter(({ isRecommended }) => !isRecommended).map(({ id }) => id)).toEqual([
    'system200',
  ]);
});

test('the natural circulation models have the figures of the specification', () => {
  expect(
    NATURAL_MODELS.map(({ model, jacketCapacity, weight, diameter, length }) => [
      model,
      jacketCapacity,
      weight,
      `${diameter}x${length}`,
    ]),
  ).toEqual([
    [120, 4, 48, '520x1290'],
    [150, 4.6, 57, '520x1290'],
    [200, 4.9, 65, '580x1290'],
    [300, 5.8, 90, '520x1690'],
  ]);
  for (const model of NATURAL_MODELS)
    expect(model).toMatchObject({ workingPressure: 10, tankThickness: 2.5, insulation: 50 });
});

test('a table of systems gives their ranges with units, as the systems have them', () => {
  expect([NATURAL_RANGE.litres, FORCED_RANGE.litres, FORCED_RANGE.area]).toEqual([
    [120, 300],
    [300, 1000],
    [3, 10],
  ]);
  const sizes = solarWaterPage.en.table.rows.map(({ cells }) => cells.at(-1));
  expect(sizes.slice(3)).toEqual(['120 to 300\u00a0L', '300 to 1000\u00a0L, 3 to 10\u00a0m² of collectors']);
  // A row for each offer, in the order of the cards.
  for (const { offers, table } of Object.values(solarSuppliers.en)) {
    expect(table.rows).toHaveLength(offers.items.length);
    for (const row of table.rows) expect(row).toHaveLength(table.head.length - 1);
  }
});
