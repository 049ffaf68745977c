/** @jest-environment jsdom */
import { showShelf } from './early-shelf';

const rules: string[] = [];
class Sheet {
  replaceSync(text: string) {
    rules.push(text);
  }
}

beforeEach(() => {
  rules.length = 0;
  Object.assign(window, { CSSStyleSheet: Sheet, CSS: { escape: (text: string) => text } });
  document.body.innerHTML = '<a href="?category=BRICKS300#bricks300">BRICKS300</a>';
});

const at = (search: string) => {
  history.replaceState(null, '', `/${search}`);
  showShelf();
  return rules;
};

test('an offered category is shown in the place of the default', () => {
  expect(at('?category=BRICKS300')).toEqual([
    '.shelves>section{display:none}.shelves>section[data-category="BRICKS300"]{display:block}',
  ]);
});

test('a category without a button, and none at all, leave the default', () => {
  expect(at('?category=BRIDGES')).toEqual([]);
  expect(at('')).toEqual([]);
});
