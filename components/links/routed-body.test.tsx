/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PrefetchLink } from './prefetch-link';
import { RoutedBody } from './routed-body';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** Whether the browser was left to follow a press. */
const pressed = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByText(name), init);

const show = (children: ReactNode) =>
  render(<RoutedBody lang="en">{children}</RoutedBody>, { container: document.documentElement });

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/here');
});

test('follows a link of the site by the router, wherever in it it is pressed', () => {
  show(
    <PrefetchLink href="/news">
      <b>News</b>
    </PrefetchLink>,
  );
  expect(pressed('News')).toBe(false);
  expect(router.push.mock.calls).toEqual([['/news']]);
});

test.each([
  ['a press for another tab', 'Ours', { ctrlKey: true }],
  ['a link that is not of the site', 'Other', {}],
])('leaves %s to the browser', (_, link, init) => {
  show(
    <>
      <PrefetchLink href="/news">Ours</PrefetchLink>
      <a href="#elsewhere">Other</a>
    </>,
  );
  expect(pressed(link, init)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('follows nothing that the owner of the link has stopped', () => {
  show(
    <PrefetchLink href="/news" onClick={(event) => event.preventDefault()}>
      News
    </PrefetchLink>,
  );
  pressed('News');
  expect(router.push).not.toHaveBeenCalled();
});

test('the page of a link in a dialog takes the place of the entry of the dialog', () => {
  show(
    <dialog open>
      <PrefetchLink href="/news">News</PrefetchLink>
    </dialog>,
  );
  window.history.replaceState({ dialog: 'menu', kept: 1 }, '');
  pressed('News');
  expect(router.replace.mock.calls).toEqual([['/news']]);
  expect(router.push).not.toHaveBeenCalled();
  expect(window.history.state).toEqual({ kept: 1 });
});

test('fetches a page when a pointer or the focus comes to its link, once for each coming', () => {
  show(
    <PrefetchLink href="/news">
      <b>News</b> <i>of ours</i>
    </PrefetchLink>,
  );
  const [word, other] = [screen.getByText('News'), screen.getByText('of ours')];
  const come = (to: Element, relatedTarget?: Element) =>
    fireEvent(to, new MouseEvent('pointerover', { bubbles: true, relatedTarget }));
  come(word);
  come(other, word);
  expect(router.prefetch.mock.calls).toEqual([['/news']]);
  fireEvent.focusIn(screen.getByRole('link'));
  expect(router.prefetch).toHaveBeenCalledTimes(2);
});

test('fetches nothing for a place on the same page, nor where data is dear', () => {
  show(
    <>
      <PrefetchLink href="#prices">Prices</PrefetchLink>
      <PrefetchLink href="/news">News</PrefetchLink>
    </>,
  );
  fireEvent.pointerOver(screen.getByText('Prices'));
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.pointerOver(screen.getByText('News'));
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  expect(router.prefetch).not.toHaveBeenCalled();
});
