/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { captionFile, FILMS } from './film';

const MB = 1024 * 1024;
const films = Object.entries(FILMS);

test.each(films)('%s: the caption file says what the content says', (_, { captions, cues }) => {
  expect(readFileSync(`public${captions}`, 'utf8')).toBe(captionFile(cues));
});

test.each(films)('%s: captions follow each other without a gap, to the end', (_, { cues, seconds }) => {
  expect(cues[0]?.from).toBe(0);
  for (const [index, { to }] of cues.slice(0, -1).entries()) expect(cues[index + 1]?.from).toBe(to);
  expect(cues.at(-1)?.to).toBe(seconds);
});

test.each(films.flatMap(([, { mp4, webm }]) => [mp4, webm]))('%s is there and light', (file) => {
  const { size } = statSync(`public${file}`);
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThanOrEqual(3 * MB);
});
