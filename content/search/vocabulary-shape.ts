import type { Rule } from '@/content/assistant/questions';
import type { Spelling } from '@/content/assistant/spellings';

/** What people call a thing, and the words under which the index of a language knows it. Several words in a row are one name. */
export type Synonym = readonly [asked: readonly string[], known: readonly string[]];

/** How a query is read in one language. Goes with the index to the browser. */
export interface Vocabulary {
  synonyms: readonly Synonym[];
  /** How words are written that are known otherwise. */
  spellings: readonly Spelling[];
  /** Words that say nothing about what is looked for. */
  empty: string;
  /** Words that nearly everything answers to: they count for little. */
  common: string;
  /** Words that name a family of the range: whoever says one is not looking for a product of another. */
  families: string;
  /** Words that name a kind of thing within a family: of a family as well, and things are called by them. */
  kinds: string;
  /** Words for a building or a place: beside the name of a thing they say where it goes. */
  sites: string;
  /** Words for how a thing is, beside colours, countries and manufacturers: what is so may be refused. */
  traits: string;
  /** Words after which stands what is not wanted. */
  denied: string;
  /** Questions that have an answer of their own, by the words that tell them, and the same in Arabic. */
  questions: readonly Rule<string>[];
  arabicQuestions: readonly Rule<string>[];
}
