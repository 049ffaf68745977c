/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { HeroClock } from './hero-clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slide stays as long as it is told, not a moment less, and a stopped clock stays', () => {
  const ended = jest.fn();
  const { rerender } = render(<HeroClock running stay={5000} onEnd={ended} />);
  act(() => jest.advanceTimersByTime(4999));
  expect(ended).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(ended).toHaveBeenCalledTimes(1);

  rerender(<HeroClock running={false} stay={5000} onEnd={ended} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a round that is over waits for the picture of the next slide, and a stopped one waits no longer', async () => {
  const ended = jest.fn();
  const wait = jest.fn(() => Promise.resolve());
  const { rerender } = render(<HeroClock running stay={5000} onEnd={ended} wait={wait} />);
  act(() => jest.advanceTimersByTime(5000));
  expect([wait, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await act(() => Promise.resolve());
  expect(ended).toHaveBeenCalledTimes(1);

  rerender(<HeroClock running stay={4000} onEnd={ended} wait={wait} />);
  act(() => jest.advanceTimersByTime(4000));
  rerender(<HeroClock running={false} stay={4000} onEnd={ended} wait={wait} />);
  await act(() => Promise.resolve());
  expect(ended).toHaveBeenCalledTimes(1);
});
