import { ARABIC_ASKED } from '@/content/assistant/arabic-questions';
import { ADDED, ALIASES, ARABIC, MISSPELT, STATED, type Topic } from '@/content/assistant/keywords';
import { SPELLINGS } from '@/content/assistant/spellings';
import { ASKED, HOW_MUCH, PRICED, TRADED } from '@/content/assistant/questions';
import { firstAsked, firstWithin, isAsked } from '@/lib/text/asked';
import { hasArabic, plainArabic, spacedWords } from '@/lib/text/plain-text';
import { ASKED_FIRST, ASKED_LAST } from '@/content/assistant/short-questions';
import { respeller } from '@/lib/text/respelt';
import { isWithinOneEdit } from './one-edit';

const respelt = respeller(SPELLINGS);

/** The words of a message as they were meant, one blank around each. */
export const asMeant = (message: string): string => respelt(spacedWords(message));

/** Questions in the order in which they are tried. */
const QUESTIONS: readonly (readonly [Topic, readonly string[]])[] = [...ASKED_FIRST, ...ASKED, ...ASKED_LAST];

/** Words shorter than this are one slip away from too many others. */
const LONG_ENOUGH = 6;
/** Of a very long message no more words than this are looked at for slips. */
const WORDS_READ = 80;

const firstOf = (rules: typeof STATED, is: (word: string) => boolean): Topic | undefined =>
  rules.find(([, words]) => words.some(is))?.[0];

function misspelt(spaced: string): Topic | undefined {
  const typed = spaced
    .trim()
    .split(' ')
    .slice(0, WORDS_READ)
    .filter(({ length }) => length >= LONG_ENOUGH);
  return firstOf(MISSPELT, (meant) => typed.some((word) => isWithinOneEdit(word, meant)));
}

/** "How much is a red tile" asks for a price, "how much do you sell" for a volume. */
const isPriceAsked = (spaced: string) =>
  isAsked(HOW_MUCH, spaced) && isAsked(PRICED, spaced) && !isAsked(TRADED, spaced);

/** The question of a buyer in a message, if it is one we know. */
const questionOf = (spaced: string, arabic: string): Topic | undefined =>
  firstAsked(QUESTIONS, spaced) ??
  firstWithin(ARABIC_ASKED, arabic) ??
  (isPriceAsked(spaced) ? 'price' : undefined);

function otherTopicOf(spaced: string, arabic: string): Topic | undefined {
  return (
    firstAsked(ADDED, spaced) ??
    firstWithin(ARABIC, arabic) ??
    firstAsked(ALIASES, spaced) ??
    misspelt(spaced)
  );
}

/** Endings that leave a word of the specification what it is: "applications" and "approved" are not about the app. */
const WHOLE = STATED.map(
  ([topic, words]) =>
    [topic, new RegExp(` (?:${words.join('|')})(?:s|es|ed|ing|ings|er|or|ors)? `, 'u')] as const,
);

/** The group of the specification one of whose words is said as a word: "WhatsApp" is not about the app. */
const wholeGroupOf = (spaced: string): Topic | undefined => WHOLE.find(([, said]) => said.test(spaced))?.[0];

/** Words of a message up to which a part of a word may tell what it is about. */
const FEW_WORDS = 3;

/** The specification's group by any part of the lowercased message; in a sentence by whole words ("what happens to …"). */
function groupOf(message: string, spaced: string): Topic | undefined {
  const isShort = spaced.trim().split(' ').length <= FEW_WORDS;
  const lower = message.toLowerCase();
  return isShort ? firstOf(STATED, (word) => lower.includes(word)) : wholeGroupOf(spaced);
}

/** Groups whose words stand beside what is asked: “sigma 300 price” is about a price. */
const AFTER_OTHERS: ReadonlySet<Topic> = new Set<Topic>(['volumes', 'brands']);

/** What a message is about by the rules. */
export interface Heard {
  /** The answer that goes first before what else belongs into the same reply. */
  topics: readonly Topic[];
  /** Whether the first is a question that we know, and no single word. */
  isQuestion: boolean;
  /** The group of the specification that is answered whatever else is. */
  group?: Topic;
}

/**
 * What one question is about. A question that we know goes before the specification's seven groups, whose own answer
 * follows it. What we know beside the groups follows theirs.
 */
function heardInOne(message: string): Heard {
  const spaced = asMeant(message);
  const arabic = hasArabic(message) ? plainArabic(spaced) : '';
  const question = questionOf(spaced, arabic);
  const group = question ? wholeGroupOf(spaced) : (groupOf(message, spaced) ?? wholeGroupOf(spaced));
  const other = group && !question ? firstAsked(ADDED, spaced) : undefined;
  const inTurn = other && group && AFTER_OTHERS.has(group) ? [other, group] : [question, group, other];
  const known = inTurn.filter((topic) => topic !== undefined);
  const topics = known.length > 0 ? known : [otherTopicOf(spaced, arabic)];
  return {
    topics: [...new Set(topics.filter((topic) => topic !== undefined))],
    isQuestion: question !== undefined,
    ...(group && { group }),
  };
}

/** Where one question of a message ends and the next begins. */
const NEXT = /[?؟\n]+|\s(?:also|وكمان|كمان|وكذلك)(?=\s)/iu;
/** Questions of one message that are looked at, and answers that are given in one reply. */
const [ASKED_AT_ONCE, ANSWERED_AT_ONCE] = [4, 3];
/** Answers in one word to a message as a whole: a part of it that says no more is not asked. */
const OF_ALL: ReadonlySet<Topic> = new Set<Topic>([
  ...(['products', 'brands', 'contact', 'services', 'volumes', 'app', 'greeting'] as const),
]);

/** What a message is about by the rules: of several questions in one breath the first answer is that of the whole. */
export function heardIn(message: string): Heard {
  const whole = heardInOne(message);
  const parts = message.split(NEXT).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2 || whole.topics.length === 0) return whole;
  const each = parts.slice(0, ASKED_AT_ONCE).flatMap((part) => heardInOne(part).topics.slice(0, 1));
  const more = each.filter((topic) => !OF_ALL.has(topic));
  return { ...whole, topics: [...new Set([...whole.topics, ...more])].slice(0, ANSWERED_AT_ONCE) };
}

/** What a message is about, the first answer first. */
export const topicsOf = (message: string): readonly Topic[] => heardIn(message).topics;

/** What a message is about first. */
export const topicOf = (message: string): Topic | undefined => topicsOf(message)[0];
