import type { Concept } from './concepts';
import type { SearchKind } from './entry';
import type { createMatcher } from './postings';
import { isSize } from './sizes';

/** What is known of a thing beside its words. */
interface Ranking {
  /** Numbers of things that answer to what was asked, the best first; at most `MAX_HITS`. */
  best: readonly number[];
  /** How much the best answers to, in the weights of the concepts. */
  met: number;
  /** The weight of what the first is found by. */
  heaviest: number;
  /** Whether a thing answers to a concept. */
  isMet: (concept: number, thing: number) => boolean;
}

/** Things a search gives back: who has so many before him asks for less. */
const MAX_HITS = 500;
/** A name that was not written but meant counts a little less. */
const MEANT = 0.95;
const SLIP = 0.6;
/** What a product loses that is of another family than the one that was named. */
const STRAY = 3;
/** What a manufacturer loses: the one of a country stays before the page of a family that comes from elsewhere. */
const STRAY_MAKER = 0.5;
const PRODUCTS: readonly SearchKind[] = ['tile', 'fitting', 'colour', 'profile', 'brick', 'solar'];

/** What a name most often means, where several things answer equally well. */
const KIND: Readonly<Record<SearchKind, number>> = {
  shelf: 0.3,
  colour: 1,
  profile: 0.8,
  part: 0.6,
  maker: 0.6,
  tile: 0.5,
  fitting: 0.4,
  solar: 0.4,
  page: 0.3,
  brick: 0.3,
  news: -0.5,
  answer: 0,
};

/** What the page of a family is worth to who names nothing within it. */
const FAMILY = 1.2;

/** How well each thing answers to one concept, from 0 to 1, with what decides between equals. */
interface Answers {
  things: readonly number[];
  worth: Float64Array;
  /** The name of the concept that a thing was first found by, and how well it fits that name. */
  name: Uint16Array;
  fit: Float64Array;
}

/** A slip is looked for only where nothing else is found. */
function answersTo({ names }: Concept, match: ReturnType<typeof createMatcher>, count: number): Answers {
  const things: number[] = [];
  const [worth, name, fit] = [new Float64Array(count), new Uint16Array(count), new Float64Array(count)];
  for (const isLoose of [false, true]) {
    names.forEach((words, at) => {
      const found = match(words, isLoose);
      let best = 0;
      for (const thing of found.things) if (found.scores[thing]! > best) best = found.scores[thing]!;
      for (const thing of found.things) {
        const score = found.scores[thing]!;
        if (worth[thing] === 0) {
          things.push(thing);
          name[thing] = at;
          fit[thing] = score;
        }
        const here = (0.5 + (0.5 * score) / best) * (at > 0 ? MEANT : 1) * (isLoose ? SLIP : 1);
        if (here > worth[thing]!) worth[thing] = here;
      }
    });
    if (things.length > 0) break;
  }
  return { things, worth, name, fit };
}

/** Beside a family a number is a size: that it stands on a page as well is chance. */
const isNumber = ({ names: [written] }: Concept) => written!.every(isSize);

/** The best of many by their ranks: those that cannot be among them are left out before the rest is sorted. */
function bestOf(things: readonly number[], rank: Float64Array, before: (a: number, b: number) => number) {
  if (things.length <= MAX_HITS) return [...things].sort(before);
  const least = Float64Array.from(things, (thing) => rank[thing]!)
    .sort()
    .at(-MAX_HITS)!;
  return things
    .filter((thing) => rank[thing]! >= least)
    .sort(before)
    .slice(0, MAX_HITS);
}

/** Ranks things of these kinds by what a query asks for; `bonus` is what a thing's title gives beside that. */
export function createRanking(kinds: readonly SearchKind[], match: ReturnType<typeof createMatcher>) {
  const count = kinds.length;
  const kindWorth = Float64Array.from(kinds, (kind) => KIND[kind]);
  const isShelf = kinds.map((kind) => kind === 'shelf');
  const stray = Float64Array.from(kinds, (kind) =>
    PRODUCTS.includes(kind) ? STRAY : kind === 'maker' ? STRAY_MAKER : 0,
  );
  const isProduct = Uint8Array.from(kinds, (kind) => Number(PRODUCTS.includes(kind)));

  return (concepts: readonly Concept[], bonus: ReadonlyMap<number, number>): Ranking => {
    const refused = new Set(
      concepts.flatMap((one) => (one.isRefused ? answersTo(one, match, count).things : [])),
    );
    const families = concepts.filter(({ isFamily, isRefused }) => isFamily && !isRefused).length;
    const things: number[] = [];
    const [met, score, heaviest] = [
      new Float64Array(count),
      new Float64Array(count),
      new Float64Array(count),
    ];
    const [named, group, fit] = [new Uint16Array(count), new Uint32Array(count), new Float64Array(count)];
    const worths: Float64Array[] = [];
    concepts.forEach((concept, at) => {
      const { weight, isFamily } = concept;
      if (concept.isRefused) return;
      const isSide = families > 0 && isNumber(concept);
      const found = answersTo(concept, match, count);
      worths[at] = found.worth;
      for (const thing of found.things) {
        if ((isSide && !isProduct[thing]) || refused.has(thing)) continue;
        if (met[thing] === 0) {
          things.push(thing);
          group[thing] = (at << 16) | found.name[thing]!;
          fit[thing] = found.fit[thing]!;
        }
        met[thing]! += weight;
        score[thing]! += weight * found.worth[thing]!;
        if (weight > heaviest[thing]!) heaviest[thing] = weight;
        if (isFamily) named[thing]! += 1;
      }
    });

    const isBroad = concepts.every((one) => one.isShelf || one.isRefused);
    const rank = new Float64Array(count);
    let most = 0;
    for (const thing of things) {
      const strays = named[thing]! > 0 ? 0 : stray[thing]! * families;
      const kind = isBroad && isShelf[thing] ? FAMILY : kindWorth[thing]!;
      rank[thing] = met[thing]! + score[thing]! + (bonus.get(thing) ?? 0) + kind - strays;
      met[thing]! -= strays;
      if (met[thing]! > most) most = met[thing]!;
    }
    const before = (a: number, b: number) =>
      rank[b]! - rank[a]! || group[a]! - group[b]! || fit[b]! - fit[a]!;
    const first = things.reduce((one, other) => (before(other, one) < 0 ? other : one), things[0] ?? -1);
    return {
      // What answers to less than half of the best is beside the point.
      best: bestOf(
        things.filter((thing) => met[thing]! * 2 > most),
        rank,
        before,
      ),
      met: most,
      isMet: (concept, thing) => (worths[concept]?.[thing] ?? 0) > 0,
      heaviest: heaviest[first] ?? 0,
    };
  };
}
