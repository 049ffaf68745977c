import type { AnswerPart, AnswerWords } from '@/content/assistant/answer-words';
import { answers, arabicGreeting, fallback, finding } from '@/content/assistant/answers';
import { chat, type QuickWords } from '@/content/assistant/words';
import type { Topic } from '@/content/assistant/keywords';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { hasArabic } from '@/lib/text/plain-text';
import type { SearchEntry, SearchKind } from '@/lib/search/entry';
import type { Found, Search } from '@/lib/search/search';
import type { QuickReply, Reply, RichPart } from './message';
import { topicsOf } from './topic';

const quick = (words: readonly QuickWords[]): QuickReply[] =>
  words.map(({ text, to }) => ({ text, icon: to }));

const linked = ({ title, lines }: AnswerPart, lang: Lang): RichPart => ({
  ...(title && { title }),
  lines: lines.map(({ text, to, at = '', href }) => ({ text, href: to ? `${path(to, lang)}${at}` : href })),
});

function fromWords({ text, parts, end, quick: replies }: AnswerWords, lang: Lang): Reply {
  return {
    text,
    isRichText: parts.length > 0,
    parts: parts.map((one) => linked(one, lang)),
    ...(end && { end }),
    quickReplies: quick(replies),
  };
}

/** The first words of a conversation. */
export const welcome = (lang: Lang): Reply => ({
  text: chat[lang].welcome.text,
  isRichText: false,
  quickReplies: quick(chat[lang].welcome.quick),
});

/** The reply where nothing is known: that, who can answer it, and what can be asked here. */
export function unknown(lang: Lang): Reply {
  const { unknown: text, ways, text: offer, parts, end, quick: replies } = fallback[lang];
  const offered: AnswerPart[] = [{ title: offer, lines: [] }, ...parts, { title: end, lines: [] }];
  return fromWords({ text, parts: [{ lines: ways }, ...offered], quick: replies }, lang);
}

/** Replies that a visitor can press below a message. */
const MAX_QUICK_REPLIES = 4;

/** Several answers in one reply, the first with its words, the others below it. */
function joined([first, ...others]: readonly AnswerWords[]): AnswerWords {
  const below = others.flatMap(({ text, parts, end }) => [
    { title: text, lines: [] },
    ...parts,
    ...(end ? [{ title: end, lines: [] }] : []),
  ]);
  const replies = [first!, ...others].flatMap(({ quick: all }) => all);
  const distinct = replies.filter(({ to }, at) => replies.findIndex((one) => one.to === to) === at);
  return { ...first!, parts: [...first!.parts, ...below], quick: distinct.slice(0, MAX_QUICK_REPLIES) };
}

/** The reply to a message by its subjects; none where it has none we know. */
export function replyBySubject(message: string, lang: Lang): Reply | undefined {
  const topics = topicsOf(message);
  if (topics.length === 0) return undefined;
  const all = topics.map((topic) => answers[lang][topic]);
  const reply = fromWords(all.length > 1 ? joined(all) : all[0]!, lang);
  return hasArabic(message) ? { lead: arabicGreeting, ...reply } : reply;
}

/** Things of the range a reply shows. */
const CARDS = 3;
/** Less than this part of what was asked, and what was found is beside the point. */
const ENOUGH = 0.5;

/** The reply to a question that the search alone knows. */
const replyByAnswer = ({ note, title, url }: SearchEntry, lang: Lang): Reply => ({
  text: note,
  isRichText: true,
  parts: [{ lines: [{ text: title, href: url }] }],
  quickReplies: quick(finding[lang].quick),
});

/** The reply with what was found in the range; none where that is too little. */
export function replyByFinding({ hits, isWhole, share, answer }: Found, lang: Lang): Reply | undefined {
  if (answer && isWhole) return replyByAnswer(answer, lang);
  if (hits.length === 0 || share < ENOUGH) return undefined;
  const { whole, near, quick: replies } = finding[lang];
  return {
    text: isWhole ? whole : near,
    isRichText: true,
    cards: hits.slice(0, CARDS),
    quickReplies: quick(replies),
  };
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

const isAboutProduct = (message: string) => topicsOf(message).some((topic) => OF_PRODUCTS.has(topic));

/** An answer with the products it was asked of, where they were named. */
function withProducts(reply: Reply, { hits, isNamed }: Found): Reply {
  const cards = isNamed ? hits.filter(({ kind }) => PRODUCTS.has(kind)).slice(0, CARDS) : [];
  return cards.length > 0 ? { ...reply, isRichText: true, cards } : reply;
}

/** What the assistant says to a message: by its subject, by what is found in the range, or that it does not know. */
export async function replyTo(message: string, lang: Lang, search: () => Promise<Search>): Promise<Reply> {
  const known = replyBySubject(message, lang);
  const isGreeting = topicsOf(message).join() === 'greeting';
  if (known && !isGreeting && !isAboutProduct(message)) return known;
  const found = await search().then(
    (ask) => ask(message),
    () => undefined,
  );
  // Who greets and asks in one breath is answered.
  if (known && isGreeting) return (found && found.hits.length > 0 && replyByFinding(found, lang)) || known;
  if (known) return found ? withProducts(known, found) : known;
  return (found && replyByFinding(found, lang)) ?? unknown(lang);
}
