import { readFileSync, statSync } from 'node:fs';
import { captionFile, captionsOf, filmCues, FILMS, type FilmId } from './film';
import { LANGS } from '@/content/lang';

const MB = 1024 * 1024;
const films = Object.entries(FILMS);
const FILM_IDS = Object.keys(FILMS) as FilmId[];

const told = FILM_IDS.flatMap((id) => LANGS.map((lang) => [id, lang] as const));

test.each(told)('%s, %s: the caption file says what the content says', (id, lang) => {
  expect(readFileSync(`public${captionsOf(id, lang)}`, 'utf8')).toBe(captionFile(filmCues(id, lang)));
});

test.each(told)('%s, %s: a caption to each take, one after the other, to the end', (id, lang) => {
  const cues = filmCues(id, lang);
  expect(cues).toHaveLength(FILMS[id].takes.length);
  expect(cues[0]?.from).toBe(0);
  for (const { from, to } of cues) expect(to).toBeGreaterThan(from);
  expect(cues.at(-1)?.to).toBe(FILMS[id].seconds);
});

test.each(films.flatMap(([, { mp4, webm }]) => [mp4, webm]))('%s is there and light', (file) => {
  const { size } = statSync(`public${file}`);
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThanOrEqual(3 * MB);
});
