import { weighed, type Part } from './features';

/** Something to learn from: the parts of a text, and what it is about by its number. */
export interface Lesson {
  parts: readonly Part[];
  reading: number;
}

/** How much each part of a text says for each reading. */
export interface Fit {
  /** Rows of the parts by their numbers. */
  rows: ReadonlyMap<number, number>;
  /** One row of a weight for each reading, part after part. */
  weights: Float64Array;
  /** What speaks for each reading before anything is read. */
  bias: Float64Array;
}

/** Parts that fewer texts have tell nothing; a word tells something even once. */
const SEEN = 2;
/** How often all texts are gone through, and how far each goes at first. */
const [ROUNDS, STEP, LAST_STEP] = [16, 2, 0.05];
/** Readings with many texts are not believed more for that alone: to which power their number is made up for. */
const MADE_UP = 0.3;
/** A reading that is this unlikely is left as it is. */
const UNLIKELY = 0.002;

/** A row for each part that is worth one. */
function rowsOf(lessons: readonly Lesson[]): Map<number, number> {
  const seen = new Map<number, number>();
  for (const { parts } of lessons)
    for (const { part, isWord } of parts) seen.set(part, (seen.get(part) ?? 0) + (isWord ? SEEN : 1));
  const kept = [...seen].filter(([, count]) => count >= SEEN);
  return new Map(kept.map(([part], row) => [part, row]));
}

/** Numbers up to a bound in an order that looks like none and is always the same (Park and Miller, 1988). */
function shuffler(): (numbers: number[]) => void {
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return (numbers) => {
    for (let at = numbers.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
    }
  };
}

/** What a fit is kept to: these rows, and of their weights those that are not left. */
interface Only {
  rows?: ReadonlyMap<number, number>;
  isLeft?: (weight: number) => boolean;
}

/**
 * Multinomial logistic regression by stochastic gradient descent (Bishop, Pattern Recognition and Machine Learning,
 * 2006, 4.3.4): the same texts give the same weights. `count` is the number of readings.
 */
export function fit(lessons: readonly Lesson[], count: number, only: Only = {}): Fit {
  const { rows = rowsOf(lessons), isLeft = () => false } = only;
  const texts = lessons.map(({ parts }) =>
    weighed(parts, (part) => rows.has(part)).map(
      ({ part, value }) => [rows.get(part)! * count, value] as const,
    ),
  );
  const sizes = new Float64Array(count);
  for (const { reading } of lessons) sizes[reading]! += 1;
  const worth = sizes.map((size) => (lessons.length / count / Math.max(1, size)) ** MADE_UP);
  const left = Uint8Array.from({ length: rows.size * count }, (_, at) => Number(isLeft(at)));
  const weights = new Float64Array(rows.size * count);
  const bias = new Float64Array(count);
  const order = lessons.map((_, at) => at);
  const shuffle = shuffler();
  const score = new Float64Array(count);

  const learn = (at: number, step: number) => {
    const text = texts[at]!;
    const { reading } = lessons[at]!;
    score.set(bias);
    for (const [row, value] of text)
      for (let one = 0; one < count; one++) score[one]! += weights[row + one]! * value;
    const most = Math.max(...score);
    let sum = 0;
    for (let one = 0; one < count; one++) sum += score[one] = Math.exp(score[one]! - most);
    const wrong: number[] = [];
    for (let one = 0; one < count; one++) {
      const error = (one === reading ? 1 : 0) - score[one]! / sum;
      if (one !== reading && error > -UNLIKELY) continue;
      wrong.push(one);
      score[one] = step * worth[reading]! * error;
    }
    for (const one of wrong) bias[one]! += score[one]! * LAST_STEP;
    for (const [row, value] of text)
      for (const one of wrong) if (left[row + one] === 0) weights[row + one]! += score[one]! * value;
  };

  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order);
    const step = STEP * (1 - round / ROUNDS) + LAST_STEP;
    for (const at of order) learn(at, step);
  }
  return { rows, weights, bias };
}
