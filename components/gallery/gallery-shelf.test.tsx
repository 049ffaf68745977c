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

test('a tile is called as it reads, then as it is named in full', () => {
  render(
    <GalleryShelf
      id="red"
      title="Red"
      note=""
      tiles={TILES}
      shown={new Set(['a-laid', 'b'])}
      said={{ open: 'Open large', laid: '{profile}, laid' }}
      onOpen={() => undefined}
    />,
  );
  const names = ['Portoghese, laid BMI, Italy', 'Marsigliese Yamama, Saudi Arabia'];
  const full = ['Portoghese Natural, laid', 'YRT-FB'];
  for (const [at, link] of screen.getAllByRole('link').entries())
    expect(link).toHaveAccessibleName(new RegExp(`^${names[at]} ?\\. ${full[at]}\\. Open large$`));
});
