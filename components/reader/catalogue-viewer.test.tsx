/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { openFile } from '@/components/ui/address/open-file';
import { CatalogueViewer } from './catalogue-viewer';

jest.mock('@/components/ui/loading/when-near', () => ({ whenNear: jest.fn() }));
// The code of the reader cannot be had.
jest.mock('./catalogue-reader', () => {
  throw new Error('404');
});
/** What the browser was sent to, and the hash of the entry that it left behind. */
const mockLeft: string[][] = [];
let mockCanBeHad = true;
jest.mock('@/components/ui/address/open-file', () => ({
  openFile: jest.fn(async (file: string, orElse: () => void, leaving?: () => void) => {
    await Promise.resolve();
    if (!mockCanBeHad) return orElse();
    leaving?.();
    mockLeft.push([file, window.location.hash]);
  }),
}));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  mockLeft.length = 0;
  jest.mocked(openFile).mockClear();
  history.replaceState(null, '', '/components?from=a');
});

const picture = (nth: number) => ({
  ...{ alt: `Page ${nth}`, avif: `/page-${nth}-990.avif 990w`, webp: `/page-${nth}.webp` },
  ...{ width: 99, height: 140, tone: '#000' },
});
const given = {
  items: [1, 2, 3].map((nth) => ({ id: String(nth), title: `Page ${nth}`, picture: picture(nth) })),
  words: { missing: 'It is missing', close: 'Close' },
  slider: { previous: '', next: '', marks: '', page: '', nth: '', carousel: '', slide: '' },
  label: 'Catalogue',
  chapters: null,
  children: null,
} as unknown as ComponentProps<typeof CatalogueViewer>;

const settled = () => act(() => new Promise((done) => setTimeout(done)));
const press = (nth: number) => fireEvent.click(screen.getByAltText(`Page ${nth}`));

test('without its code a press leads to the picture, and back from there to the page', async () => {
  mockCanBeHad = true;
  render(<CatalogueViewer {...given} />);
  press(2);
  expect(window.location.hash).toBe('#page-2');
  await settled();
  expect(mockLeft).toEqual([['/page-2-990.avif', '']]);
  expect(window.location.search).toBe('?from=a');
  // The page may be shown again as it was left.
  press(2);
  await settled();
  expect(mockLeft).toHaveLength(2);
});

test('so does an address with a page in it', async () => {
  mockCanBeHad = true;
  history.replaceState(null, '', '#page-3');
  render(<CatalogueViewer {...given} />);
  await settled();
  expect(mockLeft).toEqual([['/page-3-990.avif', '']]);
});

test('without a connection the small page is shown, at its address', async () => {
  mockCanBeHad = false;
  render(<CatalogueViewer {...given} />);
  press(1);
  await settled();
  expect(screen.getByRole('status')).toHaveTextContent('It is missing');
  expect([window.location.hash, mockLeft]).toEqual(['#page-1', []]);
});

test('who takes the press back before it is known is not sent away', async () => {
  mockCanBeHad = true;
  render(<CatalogueViewer {...given} />);
  press(1);
  history.replaceState(null, '', '/components');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await settled();
  expect(openFile).not.toHaveBeenCalled();
});
