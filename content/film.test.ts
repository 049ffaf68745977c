/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { CAPTIONS, captionFile, CUES, FILM } from './film';

const MB = 1024 * 1024;

test('the caption file says what the content says', () => {
  expect(readFileSync(`public${CAPTIONS}`, 'utf8')).toBe(captionFile(CUES));
});

test('captions follow each other without a gap, to the end of the film', () => {
  expect(CUES[0]?.from).toBe(0);
  for (const [index, { to }] of CUES.slice(0, -1).entries()) expect(CUES[index + 1]?.from).toBe(to);
  expect(CUES.at(-1)?.to).toBe(FILM.seconds);
});

test.each([FILM.mp4, FILM.webm])('%s is there and light', (file) => {
  const { size } = statSync(`public${file}`);
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThanOrEqual(3 * MB);
});
