/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BRICKS } from '@/content/catalogue/bricks';
import { BrickShelf } from './brick-shelf';

jest.mock('next/navigation', () => ({ usePathname: () => '/product/bricks-yamaha-bricks' }));

test.each(['en', 'ar'] as const)('no two links of one name lead to two items: %s', (lang) => {
  render(<BrickShelf bricks={BRICKS} lang={lang} />);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('h3 a')];
  expect(links.length).toBeGreaterThan(20);
  const names = new Map<string, string>();
  const twice = links.filter((link) => {
    const other = names.get(link.text);
    names.set(link.text, link.href);
    return other !== undefined && other !== link.href;
  });
  expect(twice.map(({ text }) => text)).toEqual([]);
  expect(screen.getAllByRole('heading').length).toBe(BRICKS.length);
});

test('a card counts by both readings of a nominal size', () => {
  const { container } = render(<BrickShelf bricks={BRICKS.slice(0, 1)} lang="en" />);
  expect(container.textContent).toContain('11.6 to 12.5 per m²');
});
