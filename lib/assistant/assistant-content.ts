import type { AnswerPart, AnswerWords, Line } from '@/content/assistant/answer-words';
import { answers, arabicGreeting, fallback, finding } from '@/content/assistant/answers';
import type { Topic } from '@/content/assistant/keywords';
import type { QuickWords } from '@/content/assistant/quick-words';
import { chat } from '@/content/assistant/words';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import type { QuickReply, Reply, RichLine, RichPart } from './message';

/** An answer as it is sent: its addresses are those of its language. */
export interface Answer {
  text: string;
  parts: readonly RichPart[];
  end?: string;
  quick: readonly QuickReply[];
}

/** All that the assistant says in one language, as it is sent to the browser when it is first opened. */
export interface AssistantContent {
  chat: (typeof chat)[Lang];
  welcome: Reply;
  answers: Readonly<Record<Topic, Answer>>;
  /** Where nothing is known. */
  unknown: Reply;
  finding: { whole: string; near: string; quick: readonly QuickReply[] };
  /** Before an answer in another language than that of an Arabic message. */
  arabicGreeting?: string;
}

const quickOf = (words: readonly QuickWords[]): QuickReply[] =>
  words.map(({ text, to }) => ({ text, icon: to }));

const lineOf =
  (lang: Lang) =>
  ({ text, to, at, href }: Line): RichLine => {
    const leadsTo = to ? `${path(to, lang)}${at ?? ''}` : href;
    return leadsTo ? { text, href: leadsTo } : { text };
  };

const partsOf = (parts: readonly AnswerPart[], lang: Lang): RichPart[] =>
  parts.map(({ title, lines }) => ({ ...(title && { title }), lines: lines.map(lineOf(lang)) }));

const answerOf = ({ text, parts, end, quick }: AnswerWords, lang: Lang): Answer => ({
  text,
  parts: partsOf(parts, lang),
  ...(end && { end }),
  quick: quickOf(quick),
});

/** The reply where nothing is known: that, who can answer it, and what can be asked here. */
function unknown(lang: Lang): Reply {
  const { unknown: text, ways, text: offer, parts, end, quick } = fallback[lang];
  const offered: AnswerPart[] = [{ title: offer, lines: [] }, ...parts, { title: end, lines: [] }];
  return {
    text,
    isRichText: true,
    parts: partsOf([{ lines: ways }, ...offered], lang),
    quickReplies: quickOf(quick),
  };
}

/** What the assistant says in a language, with its addresses. */
export function assistantContent(lang: Lang): AssistantContent {
  const { welcome } = chat[lang];
  const all = Object.entries(answers[lang]).map(([topic, one]) => [topic, answerOf(one, lang)]);
  return {
    chat: chat[lang],
    welcome: { text: welcome.text, isRichText: false, quickReplies: quickOf(welcome.quick) },
    answers: Object.fromEntries(all) as Record<Topic, Answer>,
    unknown: unknown(lang),
    finding: { ...finding[lang], quick: quickOf(finding[lang].quick) },
    ...(lang !== 'ar' && { arabicGreeting }),
  };
}
