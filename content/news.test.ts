import manifest from './pictures/manifest.json';
import { news } from './news';

const NEWS = news('en');

test('there are seven events, each with a picture and an address of its own', () => {
  expect(NEWS).toHaveLength(7);
  expect(new Set(NEWS.map(({ picture }) => picture)).size).toBe(7);
  expect(new Set(NEWS.map(({ id }) => id)).size).toBe(7);
  for (const { id } of NEWS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the picture of the first event is wide enough for four cells, and that of 1976 shows no newer hall', () => {
  expect(manifest[NEWS[0]!.picture as keyof typeof manifest].widths.at(-1)).toBeGreaterThanOrEqual(1600);
  expect(NEWS.at(-1)!.picture).not.toBe('news/trading-begins');
});

test('every event has a title, a date in words, a story longer than two sentences and a way on', () => {
  for (const { title, date, description, on } of NEWS) {
    expect(title.length).toBeGreaterThan(10);
    expect(date).not.toBe('');
    expect(description.match(/[.](?= |$)/g)!.length).toBeGreaterThan(2);
    expect(on.text).not.toBe('');
  }
});
