/** @jest-environment jsdom */
import { hideEmptyList } from './early-list';

const rules: string[] = [];
class Sheet {
  replaceSync(text: string) {
    rules.push(text);
  }
}

beforeEach(() => {
  rules.length = 0;
  Object.assign(window, { CSSStyleSheet: Sheet });
});
afterEach(() => jest.restoreAllMocks());

const withStored = (text: string | null) => {
  localStorage.clear();
  if (text !== null) localStorage.setItem('enquiryList', text);
  hideEmptyList();
  return rules;
};

test('a list with a line hides the words of an empty one and the ways into the range', () => {
  expect(withStored('[null,{"id":"a"}]')).toEqual([
    '[data-empty-list=early]{visibility:hidden;min-block-size:100svh}main:has([data-empty-list=early]) .ways-in{display:none}',
  ]);
});

test.each([null, '[]', '{}', 'null', '[{"name":"Tile"}]', '[3]', 'broken'])('%s leaves them', (text) => {
  expect(withStored(text)).toEqual([]);
});

test('a device that lets nobody read its storage leaves them', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(withStored(null)).toEqual([]);
});
