import { SALES_TOLD } from '@/content/assistant/examples/heard/sales-told.en';
import { SALES_HEARD as SALES_IN_ARABIC } from '@/content/assistant/examples/heard/sales.ar';
import { SALES_HEARD } from '@/content/assistant/examples/heard/sales.en';
import { WORKS_TOLD } from '@/content/assistant/examples/heard/works-told.en';
import { WORKS_HEARD as WORKS_IN_ARABIC } from '@/content/assistant/examples/heard/works.ar';
import { WORKS_HEARD } from '@/content/assistant/examples/heard/works.en';
import { LANGS, type Lang } from '@/content/lang';
import { KEPT_READERS } from './kept-reader';
import { examplesIn, learnt, readerFile } from './reader-file';
import { createReader } from './reader';

test.each(LANGS)('the examples teach again what is kept: %s', (lang) =>
  expect(readerFile(lang)).toEqual(KEPT_READERS[lang].file),
);

/** Every fourth example, in an order that is not that of the topics. */
const isKeptOut = (at: number) => (at * 7919) % 4 === 0;

/** What was heard of other writers. */
const LATER = new Set(
  [SALES_HEARD, WORKS_HEARD, SALES_TOLD, WORKS_TOLD, SALES_IN_ARABIC, WORKS_IN_ARABIC].flatMap((some) =>
    Object.values(some).flatMap((all) => all.split('|').map((text) => text.trim())),
  ),
);

/** The least part of examples that are read rightly by what the others taught. */
const RIGHT: Readonly<Record<Lang, number>> = { en: 0.62, ar: 0.62 };

test.each(LANGS)('examples that were kept out are read by what the others taught: %s', (lang) => {
  const all = examplesIn(lang);
  const reader = createReader(
    learnt(
      all.filter((_, at) => !isKeptOut(at)),
      lang,
    ),
  );
  // Those that came later are learnt from and not counted: they were written to be unlike these.
  const kept = all.filter(({ text }, at) => isKeptOut(at) && !LATER.has(text));
  const right = kept.filter(({ text, reading }) => reader(text).reading === reading);
  expect(right.length / kept.length).toBeGreaterThan(RIGHT[lang]);
  // Who is sure is seldom wrong.
  const sure = kept.filter(({ text }) => reader(text).share >= 0.8);
  const wrong = sure.filter(({ text, reading }) => reader(text).reading !== reading);
  expect(wrong.length / sure.length).toBeLessThan(0.15);
});
