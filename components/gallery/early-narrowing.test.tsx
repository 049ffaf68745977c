/** @jest-environment jsdom */
import { narrowShelves } from './early-narrowing';

const page = `
  <a href="?category=Red#red"></a><a href="#all"></a>
  <select><option value="">All</option><option value="ceipo">Ceipo</option></select>`;

let rules: string[];

beforeEach(() => {
  rules = [];
  document.body.innerHTML = page;
  window.CSS = { escape: (value: string) => value } as typeof CSS;
  window.CSSStyleSheet = class {
    replaceSync(text: string) {
      rules.push(text);
    }
  } as never;
});

const at = (search: string) => {
  window.history.replaceState(null, '', `/${search}`);
  narrowShelves();
  return rules;
};

test('a colour hides the other shelves', () => {
  expect(at('?category=Red')).toEqual(['.shelves>section:not([data-category="Red"]){display:none}']);
});

test('a manufacturer hides the other tiles, and shelves that hold none of it', () => {
  expect(at('?supplier=ceipo')).toEqual([
    '.shelves li:not([data-supplier="ceipo"]),.shelves>section:not(:has([data-supplier="ceipo"])){display:none}',
  ]);
});

test('what nothing offers is no choice', () => {
  expect(at('?category=Pink&supplier=nobody')).toEqual([]);
  expect(at('')).toEqual([]);
});
