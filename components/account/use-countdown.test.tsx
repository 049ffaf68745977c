/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const counting = () => renderHook(() => useCountdown(60)).result;
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
/** The clock goes on, and no timer of the page does. */
const asleep = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

test('counts down to nothing, stays there, and begins again', () => {
  const count = counting();
  expect(count.current.left).toBe(60);
  pass(1);
  expect(count.current.left).toBe(59);
  pass(80);
  expect(count.current.left).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  act(() => count.current.restart());
  expect(count.current.left).toBe(60);
  pass(2);
  expect(count.current.left).toBe(58);
});

test.each([
  ['looked at again', () => fireEvent(document, new Event('visibilitychange'))],
  ['brought back by the browser', () => fireEvent(window, new Event('pageshow'))],
])('time passes also while the page sleeps: %s, it knows', (_, wake) => {
  const count = counting();
  pass(5);
  asleep(40);
  act(() => void wake());
  expect(count.current.left).toBe(15);
  asleep(40);
  act(() => void wake());
  expect(count.current.left).toBe(0);
});

test('a clock that is set back makes nobody wait longer than once', () => {
  const count = counting();
  asleep(-3600);
  pass(1);
  pass(60);
  expect(count.current.left).toBe(0);
});

test('once it is over it stays over, whatever becomes of the clock', () => {
  const count = counting();
  pass(61);
  asleep(-3600);
  fireEvent(document, new Event('visibilitychange'));
  expect(count.current.left).toBe(0);
});
