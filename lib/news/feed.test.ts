/** @jest-environment jsdom */
import { news } from '@/content/news';
import { canonicalUrl } from '@/lib/settings/site';
import { newsFeed } from './feed';

const NEWS = news('en');

const parsed = () => new DOMParser().parseFromString(newsFeed('en'), 'application/xml');
const texts = (selector: string) => [...parsed().querySelectorAll(selector)].map((node) => node.textContent);

test('is well-formed RSS 2.0 with one item an event', () => {
  expect(parsed().querySelector('parsererror')).toBeNull();
  expect(parsed().documentElement.getAttribute('version')).toBe('2.0');
  expect(texts('item > title')).toEqual(NEWS.map(({ title }) => title));
});

test('links each item to the address that opens it', () => {
  expect(texts('item > link')).toEqual(NEWS.map(({ id }) => `${canonicalUrl('news', 'en')}#${id}`));
  expect(texts('item > guid')).toEqual(texts('item > link'));
});

test('dates nothing that nobody has dated', () => {
  expect(texts('pubDate')).toEqual([]);
  expect(texts('item > description')[0]).toBe(`${NEWS[0]!.date}. ${NEWS[0]!.description}`);
});
