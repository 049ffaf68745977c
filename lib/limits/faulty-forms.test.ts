/** @jest-environment node */
import { countFaulty, isHeard, MAX_FAULTY_FORMS, secondsUntilHeard } from './faulty-forms';

beforeEach(() => jest.useFakeTimers({ now: Date.now() + 3_600_000 }));
afterEach(() => jest.useRealTimers());

const sendFaulty = (client: string, times: number) => {
  for (let nth = 0; nth < times; nth += 1) countFaulty(client);
};

test('a client is heard until it has sent too many forms with faults, and again a minute later', () => {
  sendFaulty('a', MAX_FAULTY_FORMS - 1);
  expect(isHeard('a')).toBe(true);
  countFaulty('a');
  expect(isHeard('a')).toBe(false);
  expect(isHeard('b')).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(isHeard('a')).toBe(true);
});

test('a crowd of clients takes no memory without end', () => {
  for (let nth = 0; nth <= 10_000; nth += 1) countFaulty(`client ${nth}`);
  sendFaulty('a', MAX_FAULTY_FORMS);
  expect(isHeard('a')).toBe(false);
});

test('a client that is not heard is told when it is', () => {
  sendFaulty('a', MAX_FAULTY_FORMS);
  jest.advanceTimersByTime(17_400);
  expect(secondsUntilHeard('a')).toBe(43);
  expect(secondsUntilHeard('b')).toBe(0);
});

test('a network of IPv6 is heard eight times as often as one of its clients, and no more', () => {
  for (let nth = 0; nth < 8; nth += 1) sendFaulty(`2001:db8:0:${nth}::/64`, MAX_FAULTY_FORMS - 1);
  expect(isHeard('2001:db8:0:9::/64')).toBe(true);
  sendFaulty('2001:db8:0:9::/64', 8);
  expect(isHeard('2001:db8:0:a::/64')).toBe(false);
  expect(isHeard('2001:db8:1:a::/64')).toBe(true);
});
