import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters of Arabic and the marks on them: what the font joins. */
const JOINED = /[\u0621-\u065f\u0670-\u06d3]/;
/** Marks that say which way a text runs: they are obeyed and not drawn. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Letters that are drawn in one go. */
export interface Segment {
  /** In the order they are read. */
  text: string;
  /** Place among the segments of the line, counted from the left. */
  place: number;
}

interface Part {
  text: string;
  level: number;
  kind: 'joined' | 'space' | 'other';
}

const kindOf = (letter: string): Part['kind'] =>
  JOINED.test(letter) ? 'joined' : letter === ' ' || letter === '\u00a0' ? 'space' : 'other';

/** Letters that stay together: a line from left to right, words that join with what lies between, other signs alone. */
const goesOn = (part: Part | undefined, level: number, kind: Part['kind']): part is Part => {
  if (part?.level !== level) return false;
  if (level % 2 === 0) return kind !== 'joined' && part.kind !== 'joined';
  // A space belongs to its word, or programs that copy the text do not see it.
  return kind === 'space' ? part.kind === 'joined' : kind === 'joined' && part.kind !== 'other';
};

/** Places from the left of parts in reading order, by rule L2 of https://unicode.org/reports/tr9/. */
function placesOf(levels: readonly number[]): number[] {
  const order = levels.map((_, at) => at);
  for (let level = Math.max(...levels, 0); level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && levels[order[to]!]! >= level) to++;
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  const places: number[] = [];
  order.forEach((part, place) => (places[part] = place));
  return places;
}

/** A line of text as it is drawn: its parts in reading order, each with its place from the left. */
export function segmentsOf(line: string, dir: 'ltr' | 'rtl'): readonly Segment[] {
  const { levels } = bidi.getEmbeddingLevels(line, dir);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const parts: Part[] = [];
  for (let at = 0; at < line.length; at++) {
    if (UNSEEN.test(line[at]!)) continue;
    const letter = mirrored.get(at) ?? line[at]!;
    const [level, kind] = [levels[at]!, kindOf(letter)];
    const last = parts.at(-1);
    if (goesOn(last, level, kind)) {
      last.text += letter;
      if (kind === 'joined') last.kind = kind;
    } else parts.push({ text: letter, level, kind });
  }
  const places = placesOf(parts.map(({ level }) => level));
  return parts.map(({ text }, at) => ({ text: text.replaceAll('\u00a0', ' '), place: places[at]! }));
}

/** Lines of words no wider than a width, in points; a word that is wider has a line of its own. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
