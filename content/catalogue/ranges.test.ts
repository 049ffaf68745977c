import { RANGES, rangeTitle, type RangeTab } from './ranges';

const tabsOf = (tabs: readonly RangeTab[]) => tabs.map(({ words }) => words.en.title);
const cards = Object.values(RANGES).flatMap((tabs: readonly RangeTab[]) => tabs.flatMap((tab) => tab.cards));

test('each supplier has the tabs of its page', () => {
  expect(tabsOf(RANGES.supp_1)).toEqual(['Portoghese', 'Marsigliese', 'Accessories']);
  expect(tabsOf(RANGES.supp_2)).toEqual([
    'Duna',
    'KlinkerMeridional',
    'KlinkerVirtus',
    'CurvaCollado',
    'Accessories',
  ]);
  expect(tabsOf(RANGES.supp_3)).toEqual(['LogicaLusa', 'LogicaPlana', 'Accessories']);
  expect(tabsOf(RANGES.supp_5)).toEqual(['Marsigliese', 'Portoghese', 'Accessories']);
  expect(tabsOf(RANGES.supp_6)).toEqual(['Wave']);
  expect(tabsOf(RANGES.supp_7)).toEqual(['Natural']);
});

test('Wave comes in four colours and Natural in eight', () => {
  expect(RANGES.supp_6[0].cards.map((card) => rangeTitle(card, 'en'))).toEqual([
    'Caramel',
    'Green',
    'Blue',
    'Maroon',
  ]);
  expect(RANGES.supp_7[0].cards).toHaveLength(8);
});

test('every card has two to four views, and no two cards share one', () => {
  for (const { pictures } of cards) {
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.length).toBeLessThanOrEqual(4);
  }
  const all = cards.flatMap(({ pictures }) => pictures);
  expect(new Set(all).size).toBe(all.length);
});

test('no tab is empty', () => {
  for (const tabs of Object.values(RANGES))
    for (const { cards: held } of tabs) expect(held).not.toHaveLength(0);
});

test('a card opens on the laid tile, then the piece, then the house', () => {
  for (const { of, pictures } of cards) {
    if (!('texture' in of)) continue;
    const views = pictures.map((picture) => picture.split('-').at(-1));
    expect(views).toEqual(['slope', 'tile', 'roof'].slice(0, views.length));
  }
});
