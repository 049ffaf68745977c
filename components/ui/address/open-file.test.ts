/** @jest-environment jsdom */
import { openFile } from './open-file';

const FILE = '#as-if-it-were-another-address';
const [orElse, leaving] = [jest.fn(), jest.fn()];

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/page');
});

test('what is to be done before the page is left is done while its address still stands', async () => {
  global.fetch = jest.fn(() => Promise.resolve({} as Response));
  leaving.mockImplementation(() => expect(window.location.hash).toBe(''));
  await openFile(FILE, orElse, leaving);
  expect([leaving.mock.calls.length, orElse.mock.calls.length, window.location.hash]).toEqual([1, 0, FILE]);
});

test('a file that cannot be had leaves the page as it is', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await openFile(FILE, orElse, leaving);
  expect([leaving.mock.calls.length, orElse.mock.calls.length, window.location.hash]).toEqual([0, 1, '']);
});
