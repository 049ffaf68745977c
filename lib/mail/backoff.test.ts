import { backoff, paceOf, retryAfter } from './backoff';

const pace = paceOf(1);
const most = { random: () => 1 };

test('waits double from 5 seconds and stop at an hour, for any number of attempts', () => {
  expect([1, 2, 3, 4].map((n) => backoff(n, pace, most))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(backoff(11, pace, most)).toBe(3_600_000);
  expect(backoff(100_000, pace, most)).toBe(3_600_000);
});

test('jitter keeps at least half of the wait', () => {
  expect(backoff(3, pace, { random: () => 0 })).toBe(10_000);
});

test('what the server asks for is honoured, up to a day', () => {
  expect(backoff(1, pace, { ...most, wish: 90_000 })).toBe(90_000);
  expect(backoff(12, pace, { ...most, wish: 7_200_000 })).toBe(7_200_000);
  expect(backoff(1, pace, { ...most, wish: 1e12 })).toBe(86_400_000);
});

test('Retry-After in seconds, as a date, and as nonsense', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryAfter('12', now)).toBe(12_000);
  expect(retryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
  expect(retryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  for (const odd of [null, undefined, '', 'soon', '-5']) expect(retryAfter(odd, now)).toBe(0);
});

test('a lease outlasts any attempt, and the idempotency window is never hurried', () => {
  for (const speed of [1, 20, 1000]) {
    const { lease, timeout, repeatable } = paceOf(speed);
    expect(lease).toBeGreaterThan(2 * timeout);
    expect(repeatable).toBe(23 * 3_600_000);
  }
});
