import MiniSearch from 'minisearch';
import type { SearchFile } from './build-index';
import { queryReader, type Concept } from './concepts';
import type { IndexedEntry, SearchEntry, SearchKind } from './entry';
import { firstAsked, firstWithin } from '@/lib/text/asked';
import { respeller } from '@/lib/text/respelt';
import { hasArabic, plainArabic, spacedWords } from '@/lib/text/plain-text';
import { foldedWords } from './fold';
import { INDEX_OPTIONS } from './index-options';

export interface Found {
  /** The best first. */
  hits: readonly SearchEntry[];
  /** Whether the best answers to all that was asked. */
  isWhole: boolean;
  /** How much of what was asked the best answers to, from 0 to 1. */
  share: number;
  /** The answer to a question; it goes before whatever else was found. */
  answer?: SearchEntry;
  /** Whether the best answers to a name: of a manufacturer, a country, a profile or a colour. */
  isNamed: boolean;
}

export type Search = (query: string) => Found;

const NOTHING: Found = { hits: [], isWhole: false, share: 0, isNamed: false };
/** A name that was not written but meant counts a little less. */
const MEANT = 0.95;
const SLIP = 0.6;
/** What a product loses that is of another family than the one that was named. */
const STRAY = 3;
const PRODUCTS: readonly SearchKind[] = ['tile', 'fitting', 'colour', 'profile', 'brick', 'solar'];

/** What a name most often means, where several things answer equally well. */
const KIND: Readonly<Record<SearchKind, number>> = {
  colour: 1,
  profile: 0.8,
  part: 0.6,
  maker: 0.6,
  tile: 0.5,
  fitting: 0.4,
  solar: 0.4,
  page: 0.3,
  brick: 0.3,
  news: 0,
  answer: 0,
};

/** Slips allowed in a word: none in short ones, which are too near to others. */
const slips = (word: string) => (word.length < 5 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/** How much a word counts at least that is a name. */
const NAME = 3;
/** Less than this part of what was asked, and what was found is beside the point. */
const ENOUGH = 0.5;
/** The answer where nothing else fits: whom to ask. */
const ASK = 'ask';

const isBeside = ({ hits, share, isNamed }: Found) => hits.length > 0 && share < ENOUGH && !isNamed;

/** Letters of a question that are read. */
const LETTERS_READ = 400;

type Scores = Map<string, number>;

/** How well everything answers to one concept, from 0 to 1; a slip is looked for only where nothing else is found. */
function scoresOf(index: MiniSearch<IndexedEntry>, { names }: Concept): Scores {
  const ask = (words: readonly string[], fuzzy: boolean) =>
    index.search(words.join(' '), {
      combineWith: 'AND',
      boost: { title: 3, words: 1.4 },
      prefix: (term) => term.length > 1,
      fuzzy: fuzzy && ((term) => slips(term)),
    });
  for (const fuzzy of [false, true]) {
    const scores: Scores = new Map();
    names.forEach((words, at) => {
      const results = ask(words, fuzzy);
      const best = results[0]?.score ?? 1;
      for (const { id, score } of results) {
        const worth = (0.5 + (0.5 * score) / best) * (at > 0 ? MEANT : 1) * (fuzzy ? SLIP : 1);
        scores.set(id as string, Math.max(scores.get(id as string) ?? 0, worth));
      }
    });
    if (scores.size > 0) return scores;
  }
  return new Map();
}

const entryOf = (index: MiniSearch<IndexedEntry>, id: string): SearchEntry => ({
  id,
  ...(index.getStoredFields(id) as Omit<SearchEntry, 'id'>),
});

/** A search over an index that was built ahead. */
export function createSearch({ index: file, weights, vocabulary, answers }: SearchFile): Search {
  const index = MiniSearch.loadJS<IndexedEntry>(
    file as Parameters<typeof MiniSearch.loadJS>[0],
    INDEX_OPTIONS,
  );
  const conceptsOf = queryReader(vocabulary, weights);
  const respelt = respeller(vocabulary.spellings);

  const entries = new Map<string, { entry: SearchEntry; title: string }>();
  const known = (id: string) => {
    const had = entries.get(id);
    if (had) return had;
    const entry = entryOf(index, id);
    const made = { entry, title: foldedWords(entry.title).join(' ') };
    entries.set(id, made);
    return made;
  };

  /** The answer to a question that is known as one. */
  const answerTo = (query: string): SearchEntry | undefined => {
    const spaced = respelt(spacedWords(query.slice(0, LETTERS_READ)));
    const { questions, arabicQuestions } = vocabulary;
    const plain = hasArabic(query) ? plainArabic(spaced) : '';
    const topic = firstAsked(questions, spaced) ?? firstWithin(arabicQuestions, plain);
    return topic === undefined ? undefined : answers[topic];
  };

  /** A query with its words as they were meant; untouched where all of them are known. */
  const meant = (query: string): string => {
    const spaced = spacedWords(query.slice(0, LETTERS_READ));
    const read = respelt(spaced);
    return read === spaced ? query : read.trim();
  };

  const find = (query: string): Found => {
    const concepts = conceptsOf(query);
    if (concepts.length === 0) return NOTHING;
    const asked = concepts.reduce((sum, { weight }) => sum + weight, 0);
    const families = concepts.filter(({ isFamily }) => isFamily).length;
    const ranks = new Map<string, { met: number; score: number; families: number; heaviest: number }>();
    for (const concept of concepts)
      for (const [id, worth] of scoresOf(index, concept)) {
        const had = ranks.get(id) ?? { met: 0, score: 0, families: 0, heaviest: 0 };
        ranks.set(id, {
          met: had.met + concept.weight,
          score: had.score + concept.weight * worth,
          families: had.families + Number(concept.isFamily),
          heaviest: Math.max(had.heaviest, concept.weight),
        });
      }
    const written = foldedWords(query).join(' ');
    const ranked = [...ranks].map(([id, rank]) => {
      const { entry, title } = known(id);
      const bonus = title === written ? 4 : title.startsWith(written) ? 0.5 : 0;
      const strays = PRODUCTS.includes(entry.kind) ? STRAY * (families - rank.families) : 0;
      return {
        entry,
        heaviest: rank.heaviest,
        met: rank.met - strays,
        rank: rank.met + rank.score + bonus + KIND[entry.kind] - strays,
      };
    });
    ranked.sort((a, b) => b.rank - a.rank);
    const best = Math.max(0, ...ranked.map(({ met }) => met));
    // What answers to less than half of the best is beside the point.
    const hits = ranked.filter(({ met }) => met * 2 > best).map(({ entry }) => entry);
    const isNamed = (ranked[0]?.heaviest ?? 0) >= NAME;
    return { hits, isWhole: best >= asked, share: best / asked, isNamed };
  };

  return (query) => {
    const found = find(meant(query));
    const answer = answerTo(query);
    if (!answer) return isBeside(found) ? { ...found, answer: answers[ASK] } : found;
    return { ...found, hits: isBeside(found) ? [] : found.hits, isWhole: true, answer };
  };
}
