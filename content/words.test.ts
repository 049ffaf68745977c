import { overlay } from './words';

// What the compiler says of a table of words: words.slow.test.ts. Of all that there are it is asked by `npm run types`.
test('a language lays its words over the first, whose facts stay', () => {
  const first = { title: 'Tiles', to: 'roofTiles', cards: [{ text: 'One', picture: 'a' }, { text: 'Two' }] };
  expect(overlay(first, { title: 'بلاط', cards: [{ text: 'واحد' }, { text: 'اثنان' }] })).toEqual({
    title: 'بلاط',
    to: 'roofTiles',
    cards: [{ text: 'واحد', picture: 'a' }, { text: 'اثنان' }],
  });
  expect(overlay(first, undefined)).toEqual(first);
});
