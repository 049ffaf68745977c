/** @jest-environment jsdom */
import { earlierCompared, keepCompared } from './kept-comparison';

beforeEach(() => sessionStorage.clear());

test('the last four are kept, the latest last, and those of now are none of them', () => {
  keepCompared(['a']);
  keepCompared(['b', 'c']);
  expect(earlierCompared(['d'])).toEqual(['a', 'b', 'c']);
  keepCompared(['a', 'd', 'e']);
  expect(earlierCompared([])).toEqual(['c', 'a', 'd', 'e']);
  expect(earlierCompared(['d', 'e'])).toEqual(['c', 'a']);
});

test.each(['{', '7', '{"a":1}', '["<b>", 7, null, "ok"]'])(
  'whatever is kept, it is read as ids: %s',
  (kept) => {
    sessionStorage.setItem('compared', kept);
    expect(earlierCompared([]).every((id) => id === 'ok')).toBe(true);
  },
);
