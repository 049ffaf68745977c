/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useQueryInAddress } from './use-query-in-address';

function Tool({ query }: { query: string | null }) {
  useQueryInAddress(query);
  return (
    <>
      <button type="button">more</button>
      <a href="#elsewhere">
        <span>elsewhere</span>
      </a>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/tool');
});
afterEach(() => jest.useRealTimers());

test('the address follows once what was entered has rested', () => {
  const { rerender } = render(<Tool query={null} />);
  rerender(<Tool query="a=1" />);
  jest.advanceTimersByTime(300);
  rerender(<Tool query="a=12" />);
  fireEvent.click(screen.getByRole('button'));
  jest.advanceTimersByTime(300);
  expect(window.location.search).toBe('');
  jest.advanceTimersByTime(100);
  expect(window.location.search).toBe('?a=12');
});

test('a link that is followed at once leaves an address that brings all of it back', () => {
  const { unmount } = render(<Tool query="a=12" />);
  const seen = jest.fn(() => window.location.search);
  screen.getByRole('link').addEventListener('click', seen);
  fireEvent.click(screen.getByText('elsewhere'));
  expect(seen).toHaveReturnedWith('?a=12');
  window.history.replaceState(null, '', '/other');
  unmount();
  jest.advanceTimersByTime(1000);
  expect(window.location.search).toBe('');
});

test('the place on the page stays in the address', () => {
  window.history.replaceState(null, '', '/tool?a=1#result');
  const { rerender } = render(<Tool query="a=12" />);
  jest.advanceTimersByTime(400);
  expect(window.location.href).toMatch(/\/tool\?a=12#result$/);
  rerender(<Tool query="" />);
  jest.advanceTimersByTime(400);
  expect(window.location.href).toMatch(/\/tool#result$/);
});
