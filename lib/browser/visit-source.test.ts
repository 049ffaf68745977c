/** @jest-environment jsdom */
import { sourceOf, visitSource } from './visit-source';

const page =
  'https://site.example/product?utm_source=google&utm_medium=cpc&utm_campaign=roofs&gclid=A1b2&q=x';

test('the campaign and the host before are told, and nothing else of either address', () => {
  expect(sourceOf(page, 'https://www.google.com/search?q=clay+tiles')).toEqual({
    source: 'google',
    medium: 'cpc',
    campaign: 'roofs',
    host: 'www.google.com',
  });
});

test.each([
  ['https://site.example/', ''],
  ['https://site.example/', 'https://site.example/news'],
  ['https://site.example/', 'no address'],
  ['https://site.example/?utm_source=%20', 'about:blank'],
])('nothing is told by %s after %s', (address, referrer) => expect(sourceOf(address, referrer)).toEqual({}));

test('a first page that was left before its scripts had started is told by the next', () =>
  expect(sourceOf('https://site.example/cart', page)).toEqual({
    source: 'google',
    medium: 'cpc',
    campaign: 'roofs',
  }));

test('a name longer than any campaign is cut', () => {
  expect(sourceOf(`https://site.example/?utm_source=${'x'.repeat(5000)}`, '').source).toHaveLength(100);
});

test('the first page settles it for the tab', () => {
  sessionStorage.clear();
  history.replaceState(null, '', '/?utm_source=letter');
  expect(JSON.parse(visitSource())).toEqual({ source: 'letter' });
  history.replaceState(null, '', '/contact-us?utm_source=other');
  expect(JSON.parse(visitSource())).toEqual({ source: 'letter' });
});

test('a tab that stores nothing still tells what it knows', () => {
  const spy = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  history.replaceState(null, '', '/?utm_source=letter');
  expect(JSON.parse(visitSource())).toEqual({ source: 'letter' });
  spy.mockRestore();
});
