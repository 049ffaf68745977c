import type { Lang } from '@/content/lang';
import { createSearch } from '@/lib/search/search';
import { siteIndex } from '@/lib/search/site-index';
import { piecesTogether } from './pieces-together';

const found = (query: string, lang: Lang = 'en') =>
  piecesTogether(createSearch(siteIndex(lang))(query), lang);

test('colours of one piece are one result, under the part where it was found too', () => {
  const pieces = found('ridge');
  const [ridge] = pieces;
  expect(ridge).toMatchObject({ id: 'part-ridge-and-wedges', isProduct: true });
  expect(ridge!.colours).toBe('Natural, Red, Blood Red, Dark Grey');
  // Of a part whose pieces were not found the colours are told as well.
  expect(pieces.find(({ id }) => id === 'part-end-cap')!.colours).toBe('Natural, Beige');
  expect(pieces.filter(({ kind }) => kind === 'fitting')).toEqual([]);
  expect(new Set(pieces.map(({ url }) => url)).size).toBe(pieces.length);
});

test('pieces go before pages where a piece is the best', () => {
  const kinds = found('ridge').map(({ kind }) => kind);
  const last = kinds.lastIndexOf('part');
  expect(kinds.slice(0, last + 1).every((kind) => kind === 'part')).toBe(true);
  expect(kinds.length).toBeGreaterThan(last + 1);
});

test('a piece without a page is called by its name, and its colours are chosen in the gallery', () => {
  const vent = found('ventilation tile').find(({ id }) => id.startsWith('vent-'))!;
  expect(vent).toMatchObject({ colours: 'Natural, Dark Grey, White', isProduct: undefined });
  expect(vent.title).not.toContain(',');
  expect(vent.url).toMatch(/\?profile=vent$/);
});

test('the one colour that was asked for stays what it is', () => {
  expect(found('ridge tile blood red')[0]).toMatchObject({
    id: 'ridge-blood-red',
    kind: 'fitting',
    isProduct: true,
  });
  expect(found('ridge tile blood red')[0]).not.toHaveProperty('colours');
});

test('nothing else changes its place', () => {
  const heaters = createSearch(siteIndex('en'))('solar water heater');
  expect(heaters.hits.length).toBeGreaterThan(1);
  expect(piecesTogether(heaters, 'en')).toEqual(heaters.hits);
});

test('in Arabic too', () => {
  const [ridge] = found('قرميد القمة', 'ar');
  expect(ridge!.colours).toMatch(/^طبيعي،/);
});
