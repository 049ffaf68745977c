/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouteChange } from './route-change';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const scrollTo = jest.fn();
const root = document.documentElement;

const page = () => (
  <>
    <main id="main" tabIndex={-1} />
    <RouteChange />
  </>
);

beforeEach(() => {
  pathname = '/';
  window.history.replaceState(null, '', '/');
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
});

function turnTo(rerender: (ui: ReactNode) => void, to: string) {
  window.history.pushState(null, '', to);
  pathname = new URL(to, 'http://site').pathname;
  rerender(page());
}

test('a new page starts at its top with the focus in it', () => {
  const { rerender } = render(page());
  expect(scrollTo).not.toHaveBeenCalled();
  turnTo(rerender, '/news');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.getElementById('main')).toHaveFocus();
});

test('a link to a place in a page keeps the place', () => {
  const { rerender } = render(page());
  turnTo(rerender, '/contact-us#connect');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('going back keeps what the browser restores, and the next link starts at the top again', () => {
  const { rerender } = render(page());
  turnTo(rerender, '/news');
  scrollTo.mockClear();
  window.history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  pathname = '/';
  rerender(page());
  expect(scrollTo).not.toHaveBeenCalled();
  turnTo(rerender, '/news');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('what lies over a page is closed as it is turned, also by going back, and not before', () => {
  let isOpen = false;
  // As Chrome 114 and Safari 17 have it: what is closed already is refused.
  const hidePopover = jest.fn(() => {
    if (!isOpen) throw new DOMException('already hidden', 'InvalidStateError');
    isOpen = false;
  });
  const over = document.body.appendChild(document.createElement('div'));
  over.setAttribute('popover', 'auto');
  jest
    .spyOn(over, 'matches')
    .mockImplementation((selector: string) => selector === ':popover-open' && isOpen);
  const { rerender } = render(page());
  // A browser that knows none of this.
  turnTo(rerender, '/about-us');
  over.hidePopover = hidePopover;
  turnTo(rerender, '/services');
  isOpen = true;
  rerender(page());
  expect(hidePopover).not.toHaveBeenCalled();
  turnTo(rerender, '/news');
  expect(hidePopover).toHaveBeenCalledTimes(1);
  isOpen = true;
  window.history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  pathname = '/';
  rerender(page());
  expect(hidePopover).toHaveBeenCalledTimes(2);
  over.remove();
});

let mockIsLost = false;
jest.mock('./message-after-load', () => {
  if (mockIsLost) throw new Error('offline');
  return { __esModule: true, default: ({ message }: { message: string }) => message };
});

test.each([true, false])(
  'what the page before said is shown; its code lost (%s), the page stays',
  async (lost) => {
    mockIsLost = lost;
    sessionStorage.setItem('messageAfterLoad', 'Signed in.');
    const { container } = render(page());
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(container).toHaveTextContent(lost ? '' : 'Signed in.');
    expect(document.getElementById('main')).toBeInTheDocument();
  },
);

test.each([
  [100, false],
  [101, true],
])('at %i px the header is shrunk: %s', (y, shrunk) => {
  render(page());
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
  expect(root.hasAttribute('data-scrolled')).toBe(shrunk);
});
