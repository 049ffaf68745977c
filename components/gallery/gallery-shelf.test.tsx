/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { GalleryShelf, type ShownTile } from './gallery-shelf';

const picture = { alt: '', avif: '/a.avif 320w', webp: '/a.webp', width: 3, height: 4, tone: '#000' };
const tile = (of: Pick<ShownTile, 'id' | 'title' | 'label' | 'manufacturer'>): ShownTile => ({
  ...of,
  picture,
  category: 'Red',
  supplier: 'one',
  profile: 'one',
  product: of.id,
  name: of.title,
});
const TILES = [
  tile({ id: 'a-laid', title: 'Portoghese Natural, laid', label: 'Portoghese', manufacturer: 'BMI, Italy' }),
  tile({ id: 'b', title: 'YRT-FB', label: 'Marsigliese', manufacturer: 'Yamama, Saudi Arabia' }),
];

test('a tile is called by its own name, no two of a colour alike, and a code with its profile', () => {
  render(
    <GalleryShelf
      id="red"
      title="Red"
      note=""
      tiles={TILES}
      shown={new Set(['a-laid', 'b'])}
      open="Open large"
      onOpen={() => undefined}
    />,
  );
  const names = ['Portoghese Natural, laid BMI, Italy', 'Marsigliese YRT-FB Yamama, Saudi Arabia'];
  for (const [at, link] of screen.getAllByRole('link').entries())
    expect(link).toHaveAccessibleName(new RegExp(`^${names[at]} ?\\. Open large$`));
});
