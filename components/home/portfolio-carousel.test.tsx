/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { lightboxWords } from '@/content/shell/lightbox';
import { portfolio } from '@/content/pages/company/home';
import { PortfolioCarousel } from './portfolio-carousel';

const picture = { alt: '', avif: '/a-320.avif 320w', webp: '/a.webp', width: 3, height: 2, tone: '#fff' };
const items = Array.from({ length: 18 }, (_, at) => ({ id: `p-${at}`, title: `Roof ${at}`, picture }));

test('the counter is right before anything is measured: 1, 2 or 3 cards by the width of the window', () => {
  const html = renderToString(
    <PortfolioCarousel
      title=""
      items={items}
      words={portfolio.en.words}
      lightbox={lightboxWords.en}
      caption=""
    />,
  );
  const counter = (cards: string) =>
    new RegExp(`<span class="([^"]*)"><span class="sr-only">${cards} of ${items.length}</span>`).exec(
      html,
    )?.[1];
  expect(counter('01')).toBe('sm:hidden');
  expect(counter('01–02')).toBe('max-sm:hidden lg:hidden');
  expect(counter('01–03')).toBe('max-lg:hidden');
});
