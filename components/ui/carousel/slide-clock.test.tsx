/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { SlideClock } from './slide-clock';

const progress = (container: HTMLElement) =>
  container.querySelector('[data-progress]')!.getAttribute('data-progress');
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the line grows every 100 ms and ends once, after 5000 ms', () => {
  const onEnd = jest.fn();
  const { container } = render(<SlideClock running onEnd={onEnd} />);
  expect(progress(container)).toBe('0');
  pass(99);
  expect(progress(container)).toBe('0');
  pass(1);
  expect(progress(container)).toBe('2');
  pass(4800);
  expect(progress(container)).toBe('98');
  expect(onEnd).not.toHaveBeenCalled();
  pass(100);
  expect(onEnd).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a pause keeps what is laid', () => {
  const { container, rerender } = render(<SlideClock running onEnd={jest.fn()} />);
  pass(2000);
  rerender(<SlideClock running={false} onEnd={jest.fn()} />);
  pass(10_000);
  expect(progress(container)).toBe('40');
  rerender(<SlideClock running onEnd={jest.fn()} />);
  pass(100);
  expect(progress(container)).toBe('42');
});
