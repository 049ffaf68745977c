/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { firstTiles, FIRST_TILES, useFirstTiles } from './use-first-tiles';

jest.mock('next/navigation', () => ({ usePathname: () => '/galleryFilter' }));

const shelf = (name: string, count: number) => ({
  name,
  tiles: Array.from({ length: count }, (_, at) => at),
});
const SHELVES = [shelf('red', 10), shelf('blue', 10), shelf('grey', 5)];
const counts = (shelves: readonly { tiles: readonly unknown[] }[]) =>
  shelves.map(({ tiles }) => tiles.length);

let drawn: string[] = [];
function Counted() {
  drawn.push(counts(useFirstTiles(SHELVES)).join());
  return null;
}
beforeEach(() => {
  drawn = [];
});

test('the first tiles are taken shelf by shelf, and a whole shelf stays as it is', () => {
  expect(counts(firstTiles(SHELVES))).toEqual([10, FIRST_TILES - 10, 0]);
  expect(firstTiles(SHELVES)[0]).toBe(SHELVES[0]);
  expect(firstTiles(SHELVES, 100)).toEqual(SHELVES);
});

test('a page that the router puts in begins with the first tiles, and has all right after', () => {
  window.history.replaceState(null, '', '/product/roof-tiles');
  render(<Counted />);
  expect(drawn[0]).toBe('10,5,0');
  expect(drawn.at(-1)).toBe('10,10,5');
});

test('a page that is come back to has all tiles at once', () => {
  window.history.replaceState(null, '', '/galleryFilter');
  render(<Counted />);
  expect(new Set(drawn)).toEqual(new Set(['10,10,5']));
});

test('the HTML has all tiles, and keeps them when the scripts start', () => {
  window.history.replaceState(null, '', '/elsewhere');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Counted />);
  act(() => void hydrateRoot(container, <Counted />));
  expect(new Set(drawn)).toEqual(new Set(['10,10,5']));
});
