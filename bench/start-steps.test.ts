import { median, startTable, stepsIn } from './start-steps';

test('steps are read from what a launcher prints', () => {
  const printed =
    'Packing …\nPacking: 1.5 s\nOpening the database in .data: 3.0 s\nReady after 5.0 s. Ctrl-C ends it.\n';
  expect([...stepsIn(printed)]).toEqual([
    ['Packing', 1.5],
    ['Opening the database', 3],
  ]);
});

test('the table tells medians, not means', () => {
  expect(median([9, 1, 2])).toBe(2);
  const start = (total: number, packing: number) => ({ total, steps: new Map([['Packing', packing]]) });
  expect(startTable([start(10, 1), start(100, 50), start(20, 5)])).toContain('| Packing | 5.0 s | 25 % |');
});
