/** @jest-environment jsdom */
import { debouncedUrl } from './debounced-url';

const search = () => window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/tool');
});
afterEach(() => jest.useRealTimers());

test('writes the last choice once choices have rested', () => {
  const address = debouncedUrl();
  address.write('o=1');
  jest.advanceTimersByTime(100);
  address.write('o=2');
  jest.advanceTimersByTime(100);
  expect(search()).toBe('');
  jest.advanceTimersByTime(100);
  expect(search()).toBe('?o=2');
});

test('writes before a link is followed: a router forgets where it goes when the address is written meanwhile', () => {
  document.body.innerHTML = '<a href="#next"><b>Next</b></a><i>Text</i>';
  const seen: string[] = [];
  document.querySelector('a')!.addEventListener('click', () => seen.push(search()));
  const address = debouncedUrl();
  address.write('o=3');
  document.querySelector('i')!.click();
  expect(search()).toBe('');
  document.querySelector('b')!.click();
  expect(seen).toEqual(['?o=3']);
});

test('leaves the address of another page alone', () => {
  const address = debouncedUrl();
  address.write('o=4');
  window.history.replaceState(null, '', '/other');
  jest.advanceTimersByTime(1000);
  expect(search()).toBe('');
});
