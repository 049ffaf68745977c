import { cacheRuleOf } from './cache-rules';

const ruleOf = (given: string, other: Partial<Parameters<typeof cacheRuleOf>[0]> = {}) =>
  cacheRuleOf({ method: 'GET', status: 200, setsCookie: false, given, ...other });

const YEAR = 's-maxage=31536000';
const PAGE = 'public, max-age=0, must-revalidate';

test('the year of the framework is never passed on', () => {
  for (const status of [200, 304])
    for (const given of [YEAR, `${YEAR}, stale-while-revalidate=1`, 'public, S-MaxAge=60'])
      expect(ruleOf(given, { status })).toBe(PAGE);
  for (const status of [307, 404, 500]) expect(ruleOf(YEAR, { status })).toBe('no-store');
  expect(ruleOf(YEAR, { method: 'POST' })).toBe('no-store');
});

test('our own routes say themselves how long, if they succeed', () => {
  expect(ruleOf('public, max-age=60')).toBe('public, max-age=60');
  expect(ruleOf('public, max-age=60', { status: 503 })).toBe('no-store');
});

test('what says nothing, sets a cookie or changes something is kept by nobody', () => {
  expect(ruleOf('')).toBe('no-store');
  expect(ruleOf('public, max-age=60', { setsCookie: true })).toBe('private, no-store');
  expect(ruleOf('private, no-cache, no-store', { setsCookie: true })).toBe('private, no-cache, no-store');
  expect(ruleOf('', { method: 'POST' })).toBe('no-store');
});

test('an address that moved for good is asked about again after a day, any other at once', () => {
  for (const status of [301, 308]) expect(ruleOf('', { status })).toBe('public, max-age=86400');
  for (const status of [302, 303, 307]) expect(ruleOf('public', { status })).toBe('no-store');
});
