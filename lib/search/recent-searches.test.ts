/** @jest-environment jsdom */
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

test('the latest six stand, the last first, each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C', ' ', 'b ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['b', 'C', 'g', 'f', 'e', 'd']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '"x"', '{"0":"x"}', 'null', '[1,{},null]', '[["<b>"]]'])(
  'what was tampered with is text or nothing: %s',
  (kept) => {
    localStorage.setItem('recentSearches', kept);
    expect(recentSearches().every((one) => typeof one === 'string')).toBe(true);
    rememberSearch('duna');
    expect(recentSearches()[0]).toBe('duna');
  },
);

test('where nothing may be kept nothing is, and nothing is thrown', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => rememberSearch('duna')).not.toThrow();
  set.mockRestore();
});
