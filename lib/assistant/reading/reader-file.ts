import { EXAMPLES } from '@/content/assistant/examples/examples';
import type { Examples, Reading } from '@/content/assistant/examples/examples-shape';
import { WORD_KINDS } from '@/content/assistant/examples/word-kinds';
import type { Lang } from '@/content/lang';
import { hasArabic } from '@/lib/text/plain-text';
import { kindReader, partsOf } from './features';
import { fit, type Fit, type Lesson } from './fit';
import { MIDDLE, SIGNS, type ReaderFile } from './reader';

/** One example, and what it is about. */
export interface Example {
  text: string;
  reading: Reading;
}

/** All examples in the letters of a language. */
export const examplesIn = (lang: Lang): readonly Example[] =>
  EXAMPLES[lang].flatMap((some: Examples) =>
    (Object.entries(some) as [Reading, string][]).flatMap(([reading, all]) =>
      all.split('|').map((text) => ({ text: text.trim(), reading })),
    ),
  );

/** Weights that are kept: the heaviest of those that speak for a reading. Those against it cost as much and help less. */
const KEPT = 13_700;
/** Steps that the heaviest weight is divided into. */
const STEPS = 12;

const rowOf = ({ weights }: Fit, row: number, count: number) =>
  weights.subarray(row * count, (row + 1) * count);

const tidy = (value: number) => Number(value.toFixed(3));

/** The words of a kind that are written in the letters of a language. */
const kindsIn = (lang: Lang) =>
  Object.fromEntries(
    Object.entries(WORD_KINDS).map(([kind, words]) => [
      kind,
      words
        .split(' ')
        .filter((word) => hasArabic(word) === (lang === 'ar'))
        .join(' '),
    ]),
  );

/**
 * Learns from examples twice: first all that they tell, then once more with the weights alone that told much, so that
 * those make up for what is left out (pruning and retraining: Han et al., Learning both weights and connections, 2015).
 */
export function learnt(examples: readonly Example[], lang: Lang): ReaderFile {
  const kinds = kindsIn(lang);
  const kindOf = kindReader(kinds);
  const readings = [...new Set(examples.map(({ reading }) => reading))].sort();
  const lessons: Lesson[] = examples.map(({ text, reading }) => ({
    parts: partsOf(text, kindOf),
    reading: readings.indexOf(reading),
  }));
  const { length: count } = readings;
  const whole = fit(lessons, count);
  const least = Math.max(whole.weights.toSorted().at(-KEPT) ?? 0, Number.MIN_VALUE);
  const isLight = (weight: number) => weight < least;
  const kept = [...whole.rows].filter(([, row]) => !rowOf(whole, row, count).every(isLight));
  const first = kept.map(([, row]) => row * count);
  const { rows, weights, bias } = fit(lessons, count, {
    rows: new Map(kept.map(([part], at) => [part, at])),
    isLeft: (at) => isLight(whole.weights[first[Math.floor(at / count)]! + (at % count)]!),
  });

  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
  const lines = [...rows]
    .map(([part, row]) => ({
      part,
      steps: [...weights.subarray(row * count, (row + 1) * count)].map((weight) => Math.round(weight / step)),
    }))
    .filter(({ steps }) => steps.some((one) => one !== 0))
    .sort((one, other) => one.part - other.part);
  return {
    kinds,
    readings,
    bias: [...bias].map(tidy),
    step: tidy(step),
    gaps: lines.map(({ part }, at) => (part - (lines[at - 1]?.part ?? 0)).toString(36)).join(' '),
    tells: lines
      .map(({ steps }) => steps.map((one, reading) => (one === 0 ? '' : SIGNS[reading])).join(''))
      .join('\n'),
    steps: lines
      .flatMap(({ steps }) => steps.filter((one) => one !== 0).map((one) => SIGNS[MIDDLE + one]!))
      .join(''),
  };
}

/** What all examples in the letters of a language teach. Takes some seconds: `npm run reader` keeps it. */
export const readerFile = (lang: Lang): ReaderFile => learnt(examplesIn(lang), lang);
