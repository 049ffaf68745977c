/** @jest-environment node */
import { countFaulty, isHeard, MAX_FAULTY_FORMS } from './faulty-forms';

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
