import SearchableMap from 'minisearch/SearchableMap';
import { firstAsked, firstWithin } from '@/lib/text/asked';
import { hasArabic, plainArabic, spacedWords } from '@/lib/text/plain-text';
import { respeller } from '@/lib/text/respelt';
import type { SearchFile } from './build-index';
import { isCalled, NAME, queryReader, saidOtherwise, type Concept } from './concepts';
import type { SearchEntry } from './entry';
import { foldedWords } from './fold';
import { createMatcher } from './postings';
import { createRanking } from './ranking';

export interface Found {
  /** The best first. */
  hits: readonly SearchEntry[];
  /** Whether the best answers to all that was asked. */
  isWhole: boolean;
  /** How much of what was asked the best answers to, from 0 to 1. */
  share: number;
  /** Of the best, those that are called by a word of the query that is not on nearly everything. */
  called: readonly SearchEntry[];
  /** The answer to a question; it goes before whatever else was found. */
  answer?: SearchEntry;
  /** Whether the best answers to a name: of a manufacturer, a country, a profile or a colour. */
  isNamed: boolean;
}

export type Search = (query: string) => Found;

/** A search as a browser has it: with the whole index, or one that asks the server (./ask-server). */
export interface LoadedSearch {
  /** Undefined as long as the server has not answered. */
  (query: string): Found | undefined;
  /** Asks the server, so that the same query is known then. */
  ahead?: (query: string) => Promise<Found>;
  /** Tells each time when more is known. */
  follow?: (listener: () => void) => void;
}

const NOTHING: Found = { hits: [], called: [], isWhole: false, share: 0, isNamed: false };

/** Things that are called by a word of a query, at most, and of how many they are looked for. */
const [CALLED, LOOKED_AT] = [3, 40];

/** Of how many it is told why they are found: a page shows no more at first. */
const EXPLAINED = 24;

/** Less than this part of what was asked, and what was found is beside the point. */
const ENOUGH = 0.5;
/** The answer where nothing else fits: whom to ask. */
const ASK = 'ask';
/** What a title gives that is what was written, or begins with it. */
const WRITTEN = 4;
const BEGUN = 0.5;

const isBeside = ({ hits, share, isNamed }: Found) => hits.length > 0 && share < ENOUGH && !isNamed;

/** Letters of a question that are read. */
const LETTERS_READ = 400;

/** What titles give that begin with what was written, by the number of the thing. */
function titleReader(entries: readonly SearchEntry[]): (query: string) => ReadonlyMap<number, number> {
  const titles = new SearchableMap<number[]>();
  entries.forEach(({ title }, thing) => titles.fetch(foldedWords(title).join(' '), () => []).push(thing));
  return (query) => {
    const written = foldedWords(query).join(' ');
    const bonus = new Map<number, number>();
    for (const [title, things] of titles.atPrefix(written))
      for (const thing of things) bonus.set(thing, title === written ? WRITTEN : BEGUN);
    return bonus;
  };
}

/** Whether a query says more than a letter or a short number, which stands for anything. */
const isMore = ({ names: [written], isRefused }: Concept) =>
  !isRefused && written!.some((word) => word.length > (/^\d+$/.test(word) ? 2 : 1));

/** The things of an index by their numbers. */
const entriesOf = ({ documentCount, documentIds, storedFields }: SearchFile['index']): SearchEntry[] =>
  Array.from({ length: documentCount }, (_, thing) => ({ id: documentIds[thing], ...storedFields[thing] }));

/**
 * A search over an index that was built ahead. The index itself is several times as large as what is made of it: no
 * function that stays may name it, or it would stay too.
 */
export function createSearch({ index, weights, vocabulary, answers }: SearchFile): Search {
  const entries = entriesOf(index);
  const match = createMatcher(index);
  const rank = createRanking(
    entries.map(({ kind }) => kind),
    match,
  );
  const bonusOf = titleReader(entries);
  const words = new Set(index.index.map(([word]) => word));
  const conceptsOf = queryReader(vocabulary, weights, {
    isInIndex: (word) => match([word], false).things.length > 0,
    isWord: (word) => words.has(word),
  });
  const respelt = respeller(vocabulary.spellings);

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
    if (!concepts.some(isMore)) return NOTHING;
    const asked = concepts.reduce((sum, { weight, isRefused }) => sum + (isRefused ? 0 : weight), 0);
    const { best, met, heaviest, isMet } = rank(concepts, bonusOf(query));
    const hits = best.map((thing, place) => {
      const entry = entries[thing]!;
      if (place >= EXPLAINED) return entry;
      const answering = concepts.filter((_, at) => isMet(at, thing));
      const why = saidOtherwise(query, foldedWords(`${entry.title} ${entry.note}`), answering);
      return why ? { ...entry, why } : entry;
    });
    const isNamed = heaviest >= NAME;
    return {
      hits,
      called: hits
        .slice(0, LOOKED_AT)
        .filter(({ title }, place) => (isNamed && place === 0) || isCalled(title, concepts))
        .slice(0, CALLED),
      isWhole: met >= asked,
      share: met / asked,
      isNamed,
    };
  };

  return (query) => {
    const found = find(meant(query));
    const answer = answerTo(query);
    if (!answer) return isBeside(found) ? { ...found, answer: answers[ASK] } : found;
    return { ...found, hits: isBeside(found) ? [] : found.hits, isWhole: true, answer };
  };
}
