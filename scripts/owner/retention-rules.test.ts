import { monthsBefore } from './retention-rules';

test.each([
  ['2026-11-22', 24, '2024-11-22'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2026-01-15', 2, '2025-11-15'],
])('%s less %i months is %s', (now, months, then) => {
  expect(monthsBefore(new Date(`${now}T13:00:00Z`), months).toISOString()).toBe(`${then}T00:00:00.000Z`);
});
