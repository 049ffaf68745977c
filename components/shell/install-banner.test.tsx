/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallBanner } from './install-banner';
import { DISMISSED_APP } from './use-dismissal';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const setSmall = (small: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: small && query.includes('max-width'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
};

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

const banner = () => (
  <InstallBanner
    words={{ name: 'App', title: 'On your phone', text: 'Simulator', action: 'Install', close: 'Close' }}
    stores={{ android: 'https://play.example/app', ios: 'https://apps.example/app' }}
  />
);
const shown = () => screen.queryByRole('region', { name: 'App' }) !== null;

beforeEach(() => {
  pathname = '/';
  localStorage.clear();
  setSmall(true);
  scrollTo(0);
});

afterEach(() => jest.restoreAllMocks());

test('shows only after more than 300 px', () => {
  render(banner());
  expect(shown()).toBe(false);
  scrollTo(300);
  expect(shown()).toBe(false);
  scrollTo(301);
  expect(shown()).toBe(true);
  scrollTo(0);
  expect(shown()).toBe(false);
});

test('shows only at home', () => {
  pathname = '/product';
  render(banner());
  scrollTo(900);
  expect(shown()).toBe(false);
});

test('shows only on a small screen', () => {
  setSmall(false);
  render(banner());
  scrollTo(900);
  expect(shown()).toBe(false);
});

test('never shows again once it was closed', async () => {
  const user = userEvent.setup();
  const { unmount } = render(banner());
  scrollTo(900);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe(false);
  expect(localStorage.getItem(DISMISSED_APP)).toBe('true');

  unmount();
  render(banner());
  scrollTo(901);
  expect(shown()).toBe(false);
});

test('with blocked storage it shows, and closing lasts for this visit', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const user = userEvent.setup();
  render(banner());
  scrollTo(900);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  scrollTo(0);
  scrollTo(900);
  expect(shown()).toBe(false);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', 'https://play.example/app'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'https://apps.example/app'],
])('%s is led to its own store', (agent, store) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  render(banner());
  scrollTo(900);
  expect(screen.getByRole('link', { name: 'Install' })).toHaveAttribute('href', store);
});
