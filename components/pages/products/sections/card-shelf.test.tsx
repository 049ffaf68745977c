/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { GALLERY } from '@/content/catalogue/gallery';
import { CardShelf } from './card-shelf';

const CARDS = GALLERY.map(({ picture }, at) => ({
  href: `/galleryFilter/${at}` as '/galleryFilter',
  title: `Tile ${at}`,
  picture,
}));

const figure = (classes: string, pattern: RegExp, usual: number) =>
  Number(pattern.exec(classes)?.[1] ?? usual);

test.each([2, 3, 4, 5, 6, 7, 8])('%i cards leave no hole in a row on a desk', (count) => {
  render(<CardShelf id="shelf" title="Others" cards={CARDS.slice(0, count)} />);
  const { className } = screen.getByRole('list');
  const columns = figure(className, /md:grid-cols-(\d+)/, 1);
  const [wide, span] = [
    figure(className, /nth-\[-n\+(\d+)\]/, 0),
    figure(className, /md:\*:col-span-(\d+)/, 1),
  ];
  const wider = figure(className, /nth-\[[^\]]+\]:col-span-(\d+)/, span);
  expect((wide * wider) % columns).toBe(0);
  expect(((count - wide) * span) % columns).toBe(0);
});

test('what shares a picture is told apart by its names alone', () => {
  const cards = CARDS.slice(0, 4).map((card) => ({ ...card, picture: CARDS[0]!.picture }));
  const { container } = render(<CardShelf id="shelf" title="Others" cards={cards} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    cards.map(({ title }) => title),
  );
});
