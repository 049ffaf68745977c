import type { Topic } from '@/content/assistant/keywords';
import { hasArabic } from '@/lib/text/plain-text';
import { foldedWords } from '@/lib/search/fold';
import type { SearchEntry, SearchKind } from '@/lib/search/entry';
import type { Found, LoadedSearch } from '@/lib/search/search';
import type { Reply } from './message';
import type { Answer, AssistantContent } from './assistant-content';
import { isFoundFirst, isToBeRead, isUnknown, topicsRead } from './reading/decide';
import type { Guess } from './reading/reader';
import { heardIn, topicsOf } from './topic';

const replyOf = ({ text, parts, end, quick }: Answer): Reply => ({
  text,
  isRichText: parts.length > 0,
  parts,
  ...(end && { end }),
  quickReplies: quick,
});

/** Replies that a visitor can press below a message. */
const MAX_QUICK_REPLIES = 4;

/** Several answers in one reply, the first with its words, the others below it. */
function joined([first, ...others]: readonly Answer[]): Answer {
  const below = others.flatMap(({ text, parts, end }) => [
    { title: text, lines: [] },
    ...parts,
    ...(end ? [{ title: end, lines: [] }] : []),
  ]);
  const replies = [first!, ...others].flatMap(({ quick: all }) => all);
  const distinct = replies.filter(({ icon }, at) => replies.findIndex((one) => one.icon === icon) === at);
  return { ...first!, parts: [...first!.parts, ...below], quick: distinct.slice(0, MAX_QUICK_REPLIES) };
}

/** The reply to a message by its subjects; none where it has none we know. */
export function replyBySubject(
  message: string,
  { answers, arabicGreeting: lead }: AssistantContent,
  topics = topicsOf(message),
): Reply | undefined {
  if (topics.length === 0) return undefined;
  const all = topics.map((topic) => answers[topic]);
  const reply = replyOf(all.length > 1 ? joined(all) : all[0]!);
  return lead && hasArabic(message) ? { lead, ...reply } : reply;
}

/** Things of the range a reply shows. */
const CARDS = 3;

/** The reply to a question that the search alone knows. */
const replyByAnswer = ({ note, title, url }: SearchEntry, { finding }: AssistantContent): Reply => ({
  text: note,
  isRichText: true,
  parts: [{ lines: [{ text: title, href: url }] }],
  quickReplies: finding.quick,
});

/**
 * The reply with what was found in the range; none where that is too little. Where it does not answer to all that was
 * asked, only what is called by a word of the question is near: a word in its description is chance.
 */
function replyByFinding({ hits, isWhole, called, answer }: Found, said: AssistantContent): Reply | undefined {
  if (answer && isWhole) return replyByAnswer(answer, said);
  const { whole, near, quick } = said.finding;
  const cards = (isWhole ? hits : called).slice(0, CARDS);
  if (cards.length === 0) return undefined;
  return { text: isWhole ? whole : near, isRichText: true, cards, quickReplies: quick };
}

/** Questions about one product, where it is shown with the answer. */
const OF_PRODUCTS: ReadonlySet<Topic> = new Set<Topic>([
  ...([
    'weight',
    'pitch',
    'fire',
    'strength',
    'size',
    'dataSheet',
    'certificate',
    'care',
    'lifetime',
    'laying',
    'compareTiles',
  ] as const),
  ...([
    'price',
    'stock',
    'samples',
    'quantity',
    'warranty',
    'pressure',
    'capacity',
    'origin',
    'drawings',
    'reflectance',
  ] as const),
]);
const PRODUCTS: ReadonlySet<SearchKind> = new Set<SearchKind>([
  'tile',
  'fitting',
  'part',
  'brick',
  'solar',
  'profile',
]);

const isAboutProduct = (topics: readonly Topic[]) => topics.some((topic) => OF_PRODUCTS.has(topic));

/** A manufacturer is asked about for its products: of those that are named beside it, not of all. */
const isAboutMaker = ([first]: readonly Topic[]) => first === 'brands';

/** Whether a message says the whole name of a thing. */
const says = (message: string, title: string): boolean => {
  const said = new Set(foldedWords(message));
  return foldedWords(title).every((word) => said.has(word));
};

/** An answer with the products it was asked of, where they were named. */
function withProducts(message: string, reply: Reply, { hits, isNamed }: Found): Reply {
  const cards = hits
    .filter(({ kind, title }) => PRODUCTS.has(kind) && (isNamed || says(message, title)))
    .slice(0, CARDS);
  return cards.length > 0 ? { ...reply, isRichText: true, cards } : reply;
}

/** Words of a greeting; more, and something else was said that we do not know. */
const GREETING_WORDS = 8;

/** The reply by what is found in the range, or that nothing is known. */
function replyWithout(found: Found | undefined, message: string, said: AssistantContent): Reply {
  const reply = (found && replyByFinding(found, said)) ?? said.unknown;
  return said.arabicGreeting && hasArabic(message) ? { lead: said.arabicGreeting, ...reply } : reply;
}

/** What is fetched when it is first needed; each may not be had. */
export interface Asked {
  search: () => Promise<LoadedSearch>;
  /** What a message is about, by examples. */
  read: (message: string) => Promise<Guess>;
}

const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);

/**
 * What the assistant says to a message: by its subject, as the rules know it or else as the examples tell, by what is
 * found in the range, or that it does not know.
 */
export async function replyTo(
  message: string,
  said: AssistantContent,
  { search, read }: Asked,
): Promise<Reply> {
  const heard = heardIn(message);
  const guess = isToBeRead(heard, message) ? await orNothing(read(message)) : undefined;
  const topics = topicsRead(heard, guess);
  const known = replyBySubject(message, said, topics);
  const isGreeting = topics.join() === 'greeting';
  const mayYield = topics[0] !== heard.topics[0] && isFoundFirst(message, guess);
  const isWithThings = isAboutProduct(topics) || isAboutMaker(topics);
  if (known && !isGreeting && !mayYield && !isWithThings) return known;
  const found = await orNothing(search().then((ask) => ask.ahead?.(message) ?? ask(message)));
  // Who greets and asks in one breath is answered.
  if (known && isGreeting) {
    const isMore = foldedWords(message).length > GREETING_WORDS;
    return (found && replyByFinding(found, said)) ?? (isMore ? said.unknown : known);
  }
  if (known && mayYield && found?.isWhole) return replyWithout(found, message, said);
  if (known && found && isWithThings)
    return withProducts(message, known, isAboutMaker(topics) ? { ...found, hits: found.called } : found);
  if (known) return known;
  // An answer is found by the words that the rules heard: what is none of ours is not answered by it either.
  const isOurs = !isUnknown(guess) || (found?.isWhole && !found.answer);
  return replyWithout(isOurs ? found : undefined, message, said);
}
