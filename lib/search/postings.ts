import type { AsPlainObject } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { foldedWords } from './fold';
import { INDEX_OPTIONS } from './index-options';
import { isSlip, slipsIn } from './nearest-name';
import { isSize, sizeReader } from './sizes';

/** Things by their numbers, in the order in which they were found, and how well each fits; 0 where it does not. */
interface Matches {
  things: readonly number[];
  scores: Float64Array;
}

/** Where a word stands in one field: things and how much it says of each (BM25). */
interface Posting {
  things: Uint32Array;
  says: Float64Array;
}

/** How much a field counts. */
const BOOST: Readonly<Record<string, number>> = { title: 3, note: 1, words: 1.4 };
/** How much a word counts that begins with the one that was written, and one that is nearly it. */
const BEGUN = 0.375;
const NEARLY = 0.45;
/** What a size says that fits as it is. */
const SIZE = 12;
/** Of BM25: how soon more of a word says no more, how much a long text loses, and what a word says at least. */
const [K, B, D] = [1.2, 0.7, 0.5];

/** A word's postings by field, of which those that it does not stand in are missing. */
type Postings = readonly (readonly [boost: number, posting: Posting])[];

/** The index as MiniSearch wrote it, its scores computed once instead of at each query. */
function postingsOf(file: AsPlainObject): SearchableMap<Postings> {
  const { documentCount, fieldIds, fieldLength, averageFieldLength } = file;
  const postingOf = (field: number, counts: Readonly<Record<string, number>>): Posting => {
    const things = Uint32Array.from(Object.keys(counts), Number);
    const rare = Math.log(1 + (documentCount - things.length + 0.5) / (things.length + 0.5));
    const says = Float64Array.from(things, (thing) => {
      const [count, length] = [counts[thing]!, (fieldLength[thing] as number[])[field]!];
      return (
        rare * (D + (count * (K + 1)) / (count + K * (1 - B + (B * length) / averageFieldLength[field]!)))
      );
    });
    return { things, says };
  };
  const words = new SearchableMap<Postings>();
  for (const [word, fields] of file.index)
    words.set(
      word,
      INDEX_OPTIONS.fields.flatMap((name) => {
        const field = fieldIds[name]!;
        const counts = fields[field] as Record<string, number> | undefined;
        return counts ? [[BOOST[name]!, postingOf(field, counts)] as const] : [];
      }),
    );
  return words;
}

/** What answers to all of some words, as MiniSearch finds and scores it, over typed arrays. */
export function createMatcher(file: AsPlainObject): (words: readonly string[], isLoose: boolean) => Matches {
  const known = postingsOf(file);
  const sizesOf = sizeReader([...known.keys()]);
  // Not named below: the file is several times as large as what is made of it, and would stay.
  const { documentCount } = file;

  const ofWord = (word: string, isLoose: boolean): Matches => {
    const things: number[] = [];
    const scores = new Float64Array(documentCount);
    const add = (postings: Postings, weight: number) => {
      for (const [boost, posting] of postings) {
        const counts = weight * boost;
        for (let at = 0; at < posting.things.length; at++) {
          const thing = posting.things[at]!;
          if (scores[thing] === 0) things.push(thing);
          scores[thing]! += counts * posting.says[at]!;
        }
      }
    };
    /** A rare size says no more than one that many things have. */
    const addSize = (postings: Postings, says: number) => {
      for (const [, posting] of postings)
        for (const thing of posting.things) {
          if (scores[thing] === 0) things.push(thing);
          scores[thing] = Math.max(scores[thing]!, says);
        }
    };
    if (!word.includes('x') || !isSize(word)) add(known.get(word) ?? [], 1);
    if (isSize(word)) {
      for (const [size, worth] of sizesOf(word)) addSize(known.get(size)!, SIZE * worth);
      // Half a number is another one: it is meant where nothing else is, as while somebody types it.
      if (!isLoose) return { things, scores };
    }
    const allowed = isLoose ? slipsIn(word) : 0;
    const near = allowed > 0 ? known.fuzzyGet(word, allowed) : undefined;
    if (word.length > 1)
      for (const [longer, postings] of known.atPrefix(word)) {
        const more = longer.length - word.length;
        if (more === 0) continue;
        near?.delete(longer);
        add(postings, (BEGUN * longer.length) / (longer.length + 0.3 * more));
      }
    for (const [other, [postings, distance]] of near ?? [])
      if (distance > 0 && isSlip(word, other))
        add(postings, (NEARLY * other.length) / (other.length + distance));
    return { things, scores };
  };

  return (words, isLoose) => {
    const asked = foldedWords(words.join(' ')).filter(Boolean);
    const [first, ...others] = asked.map((word) => ofWord(word, isLoose));
    if (!first) return { things: [], scores: new Float64Array(0) };
    const all = others.reduce<Matches>((met, { things, scores }) => {
      const both = things.filter((thing) => met.scores[thing]! > 0);
      const sum = new Float64Array(documentCount);
      for (const thing of both) sum[thing] = met.scores[thing]! + scores[thing]!;
      return { things: both, scores: sum };
    }, first);
    const distinct = new Set(asked).size;
    if (distinct > 1) for (const thing of all.things) all.scores[thing]! *= distinct;
    return all;
  };
}
