/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { announceMark, SIGNED_IN_MARK } from '@/lib/browser/signed-in-mark';
import { SignedInSwitch } from './signed-in-switch';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const show = () => render(<SignedInSwitch signedOut={<p>nobody</p>} signedIn={<p>somebody</p>} />);

beforeEach(() => {
  global.fetch = jest.fn().mockResolvedValue({});
});
afterEach(() => {
  document.cookie = `${SIGNED_IN_MARK}=; max-age=0`;
});

test('without the mark nobody is here', () => {
  document.cookie = `not${SIGNED_IN_MARK}=1`;
  show();
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

test('with the mark somebody is', () => {
  document.cookie = `${SIGNED_IN_MARK}=1`;
  show();
  expect(screen.getByText('somebody')).toBeInTheDocument();
});

test('a session that ended elsewhere is noticed, when the server has taken the mark away', async () => {
  document.cookie = `${SIGNED_IN_MARK}=1`;
  show();
  document.cookie = `${SIGNED_IN_MARK}=; max-age=0`;
  act(() => announceMark());
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

test.each([
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['fetched from the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
])('a mark that another tab took away is missed when the page is %s', (_way, comeBack) => {
  document.cookie = `${SIGNED_IN_MARK}=1`;
  show();
  document.cookie = `${SIGNED_IN_MARK}=; max-age=0`;
  act(() => void comeBack());
  expect(screen.getByText('nobody')).toBeInTheDocument();
});
