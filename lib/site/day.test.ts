import { dayIn } from './day';

test('a day has its month in words, and stands in one piece', () => {
  expect(dayIn('en', '2026-11-28')).toBe('28\u00a0November\u00a02026');
  expect(dayIn('ar', '2026-11-28')).toBe('28\u00a0نوفمبر\u00a02026');
});
