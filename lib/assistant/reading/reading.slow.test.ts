import { LANGS, type Lang } from '@/content/lang';
import { KEPT_READERS } from './kept-reader';
import { examplesIn, learnt, readerFile } from './reader-file';
import { createReader } from './reader';

test.each(LANGS)('the examples teach again what is kept: %s', (lang) =>
  expect(readerFile(lang)).toEqual(KEPT_READERS[lang].file),
);

/** Every fourth example, in an order that is not that of the topics. */
const isKeptOut = (at: number) => (at * 7919) % 4 === 0;

/** The least part of examples that are read rightly by what the others taught. */
const RIGHT: Readonly<Record<Lang, number>> = { en: 0.57, ar: 0.57 };

test.each(LANGS)('examples that were kept out are read by what the others taught: %s', (lang) => {
  const all = examplesIn(lang);
  const reader = createReader(
    learnt(
      all.filter((_, at) => !isKeptOut(at)),
      lang,
    ),
  );
  const kept = all.filter((_, at) => isKeptOut(at));
  const right = kept.filter(({ text, reading }) => reader(text).reading === reading);
  expect(right.length / kept.length).toBeGreaterThan(RIGHT[lang]);
  // Who is sure is seldom wrong.
  const sure = kept.filter(({ text }) => reader(text).share >= 0.8);
  const wrong = sure.filter(({ text, reading }) => reader(text).reading !== reading);
  expect(wrong.length / sure.length).toBeLessThan(0.15);
});
