/** Numbers with a cross, a word or a unit between them: `200 × 100 × 60`, `40 by 40`, `٢٠ سم في ٤٠ سم`. */
const TIMES = /(\d)\s*(?:mm|cm|مم|سم)?\s*(?:[x×*]|by\s|في\s|ضرب\s)\s*(?=\d)/giu;
/** A size keeps whole millimetres: 128.5 is looked for as 128. */
const PARTS = /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+/g;
/** A thousand is one number, with or without its comma. */
const THOUSAND = /(?<![\d.,])(\d{1,3}),(\d{3})(?![\d,])/g;
const CENTIMETRES = /(?<![\dx.])(\d{1,3}(?:\.\d)?)\s*(?:cms?|سم|سنتي(?:متر)?|سانتي)(?![\p{L}\p{N}])/giu;
/** What is sold by the piece is no longer than this; more metres are those of a wall or a roof. */
const METRES = /(?<![\dx.])([0-3](?:\.\d{1,2})?)\s*(?:m|met(?:er|re)s?|متر)(?![\p{L}\p{N}²])/giu;

/** A text with its lengths in millimetres, as the range states them, and the sides of a thing as one word. */
export const inMillimetres = (text: string): string =>
  text
    .replace(THOUSAND, '$1$2')
    .replace(TIMES, '$1x')
    .replace(PARTS, (size) => size.replace(/\.\d+/g, ''))
    .replace(CENTIMETRES, (_, length: string) => `${Math.round(Number(length) * 10)} mm`)
    .replace(METRES, (_, length: string) => `${Math.round(Number(length) * 1000)} mm`);

/** A number, or the sides of a thing: `200`, `200x100x60`. */
export const isSize = (word: string): boolean => /^\d+(?:x\d+)*$/.test(word);

const sidesOf = (size: string) => size.split('x').map(Number);

/** Sides of a thing in any order; of fewer than all of them, those that were written. */
function isOf(all: readonly number[], asked: readonly number[]): boolean {
  const left = [...all];
  return asked.every((side) => {
    const at = left.indexOf(side);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Sides in another order than they are stated, and a side alone that is neither the first nor the last. */
const [TURNED, WITHIN] = [0.9, 0.7];

/** How well a size fits sides that are asked for. One alone is most often the thickness of a wall, or a length. */
function fitOf(all: readonly number[], asked: readonly number[]): number {
  if (asked.every((side, at) => all[at] === side)) return 1;
  return asked.length > 1 || all.at(-1) === asked[0] ? TURNED : WITHIN;
}

/** Centimetres are written without their unit, and so are inches, of 25 mm each by trade. */
const UNNAMED = [
  { most: 100, times: 10, worth: 0.9 },
  { most: 24, times: 25, worth: 0.8 },
];

/** Finds the sizes of a range, as its things are called, by what somebody writes: each with how well it fits. */
export function sizeReader(words: readonly string[]): (asked: string) => ReadonlyMap<string, number> {
  const sizes = words.filter((word) => word.includes('x') && isSize(word));
  const known = sizes.map((size) => [size, sidesOf(size)] as const);
  const fitting = (asked: readonly number[], worth: number) =>
    known.flatMap(([size, all]) => (isOf(all, asked) ? [[size, worth * fitOf(all, asked)] as const] : []));
  return (asked) => {
    const sides = sidesOf(asked);
    const written = fitting(sides, 1);
    const same = written.filter(([size]) => size === asked);
    if (same.length > 0) return new Map(same);
    // A single number may be meant otherwise as well; sides that fit as they are were meant so.
    if (sides.length > 1 && written.length > 0) return new Map(written);
    const meant = UNNAMED.filter(({ most, times }) =>
      sides.every((side) => side < most && (sides.length > 1 || times === 10)),
    ).map(({ times, worth }) =>
      fitting(
        sides.map((side) => side * times),
        worth,
      ),
    );
    return new Map([...written, ...(meant.find((some) => some.length > 0) ?? [])]);
  };
}
