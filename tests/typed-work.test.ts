/** @jest-environment node */
import { safeCallback } from '@/lib/account/session/safe-callback';
import { isReadableSignIn } from '@/lib/account/session/sign-in-request';
import { originOf } from '@/lib/enquiry/origin';
import { meantTarget } from '@/server/request/pasted';
import { fields, files, hostile, readWith, UNITS, ways } from './helpers/data/typed-fields';
import { workOf } from './helpers/jest/count-work';
import { processorTime } from './helpers/jest/processor-time';

/*
 * Whatever is typed, the work with it grows no faster than its length, in every schema there is. How long that takes by
 * the clock of the processor: typed-work.slow.test.ts.
 */

/** Most signs of a list of fifty lines as JSON: lib/enquiry/schema.ts. */
const MAX_READ_UNITS = 60_000;
const MEGABYTE = 1_000_000;

test('the schemas of forms and calls are found', () => {
  expect(files.toSorted()).toEqual([
    'lib/account/designs/design-schema.ts',
    'lib/account/schema.ts',
    'lib/account/session/sign-in-schema.ts',
    'lib/enquiry/enquiry-schemas.ts',
    'lib/enquiry/lines-schema.ts',
    'lib/enquiry/schema.ts',
    'lib/roof-quantities/entries/entries-schema.ts',
  ]);
  expect(fields.length).toBeGreaterThan(40);
});

describe.each(Object.entries(UNITS))('%s', (_, unit) => {
  test('of a text longer than it may be nothing is read', () => {
    const text = hostile(unit, MEGABYTE);
    for (const one of fields) {
      const { longest, composing } = workOf(() => readWith(one, text));
      expect([one.name, one.field, composing]).toEqual([one.name, one.field, 0]);
      expect(longest).toBeLessThanOrEqual(1000);
    }
  });

  test('composing takes a bounded number of steps for each sign', () => {
    for (const one of fields)
      for (const length of [100, 390, 1000, 7900, 50_000])
        for (const value of ways(one.field, hostile(unit, length))) {
          const { longest, composing } = workOf(() => readWith(one, value));
          expect(longest).toBeLessThanOrEqual(MAX_READ_UNITS);
          expect(composing).toBeLessThanOrEqual(30 * 2 * value.length);
        }
  });

  test('what is typed beside the fields of a form is bounded too', () => {
    const text = hostile(unit, MEGABYTE);
    const form = new FormData();
    for (const name of ['page', 'lang', 'source', 'carried']) form.set(name, text);
    expect(processorTime(() => originOf(form), MEGABYTE)).toBe('short');
    expect(processorTime(() => safeCallback(`/${text}`, 'en'), MEGABYTE)).toBe('short');
    for (const callbackUrl of [`/${text}`, `http://${text}`])
      expect(processorTime(() => signIn(callbackUrl), MEGABYTE)).toBe('short');
  });
});

test('a host of many different letters, which takes the square of their number, is read by no sign-in', () => {
  const letters = Array.from({ length: 16_000 }, (_, nth) => String.fromCharCode(0x4e00 + nth)).join('');
  expect(signIn(`http://${letters}`)).toBe(false);
  expect(processorTime(() => signIn(`http://${letters}`))).toBe('short');
});

const signIn = (callbackUrl: string) =>
  isReadableSignIn({
    parts: [],
    query: new URLSearchParams({ callbackUrl }),
    type: 'application/json',
    body: JSON.stringify({ callbackUrl }),
    callbackCookie: callbackUrl,
  });

// Read before anybody is counted, on the thread that answers everybody.
test.each([
  ['closing marks', `/${'%29'.repeat(5000)}%D0%B0`],
  ['slashes', `/a${'/'.repeat(15_000)})`],
  ['signs that need no escape', `/${';'.repeat(15_000)}`],
  ['blanks and letters in turn', `/${'%20a'.repeat(3750)}%20%D0%B0`],
])('an address of 15 KB of %s holds nobody up', (_, target) =>
  expect(processorTime(() => Array.from({ length: 20 }, () => meantTarget(target)))).toBe('short'),
);
