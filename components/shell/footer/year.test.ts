import { yearAt } from './year';

test('the year of a moment', () => {
  expect(yearAt(new Date('2026-07-01T12:00:00Z'))).toBe(2026);
});

test('turns with the new year of the company, not with that of Greenwich', () => {
  expect(yearAt(new Date('2026-12-31T19:59:59Z'))).toBe(2026);
  expect(yearAt(new Date('2026-12-31T20:00:00Z'))).toBe(2027);
});
