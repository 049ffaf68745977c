import {
  answers,
  arabicGreeting,
  fallback,
  finding,
  type AnswerPart,
  type AnswerWords,
} from '@/content/assistant/answers';
import { chat, type QuickWords } from '@/content/assistant/words';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { hasArabic } from '@/lib/core/plain-text';
import type { Found, Search } from '@/lib/search/search';
import type { QuickReply, Reply, RichPart } from './message';
import { topicOf } from './topic';

const quick = (words: readonly QuickWords[]): QuickReply[] =>
  words.map(({ text, to }) => ({ text, icon: to }));

const linked = ({ title, lines }: AnswerPart): RichPart => ({
  ...(title && { title }),
  lines: lines.map(({ text, to, href }) => ({ text, href: href ?? (to && path(to)) })),
});

function fromWords({ text, parts, end, quick: replies }: AnswerWords): Reply {
  return {
    text,
    isRichText: parts.length > 0,
    parts: parts.map(linked),
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

/** The reply where nothing is known: what can be asked, and who can answer the rest. */
export function unknown(lang: Lang): Reply {
  const { person, ways, end, parts, ...rest } = fallback[lang];
  const reply = fromWords({ ...rest, parts: [...parts, { title: end, lines: [] }] });
  return { ...reply, parts: [...reply.parts!, linked({ title: person, lines: ways })] };
}

/** The reply to a message by its subject; none where it has none we know. */
export function replyBySubject(message: string, lang: Lang): Reply | undefined {
  const topic = topicOf(message);
  if (!topic) return undefined;
  const reply = fromWords(answers[lang][topic]);
  return hasArabic(message) ? { lead: arabicGreeting, ...reply } : reply;
}

/** Things of the range a reply shows. */
const CARDS = 3;
/** Less than this part of what was asked, and what was found is beside the point. */
const ENOUGH = 0.5;

/** The reply with what was found in the range; none where that is too little. */
export function replyByFinding({ hits, isWhole, share }: Found, lang: Lang): Reply | undefined {
  if (hits.length === 0 || share < ENOUGH) return undefined;
  const { whole, near, quick: replies } = finding[lang];
  return {
    text: isWhole ? whole : near,
    isRichText: true,
    cards: hits.slice(0, CARDS),
    quickReplies: quick(replies),
  };
}

/** What the assistant says to a message: by its subject, by what is found in the range, or that it does not know. */
export async function replyTo(message: string, lang: Lang, search: () => Promise<Search>): Promise<Reply> {
  const known = replyBySubject(message, lang);
  if (known) return known;
  const found = await search().then(
    (ask) => ask(message),
    () => undefined,
  );
  return (found && replyByFinding(found, lang)) ?? unknown(lang);
}
