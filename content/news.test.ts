import { news } from './news';

const NEWS = news('en');

test('there are seven events, each with a picture and an address of its own', () => {
  expect(NEWS).toHaveLength(7);
  expect(new Set(NEWS.map(({ picture }) => picture)).size).toBe(7);
  expect(new Set(NEWS.map(({ id }) => id)).size).toBe(7);
  for (const { id } of NEWS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every event has a title and a date in words', () => {
  for (const { title, date } of NEWS) {
    expect(title.length).toBeGreaterThan(10);
    expect(date).not.toBe('');
  }
});
