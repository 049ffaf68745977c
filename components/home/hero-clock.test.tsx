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
