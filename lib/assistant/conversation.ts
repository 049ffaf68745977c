import { followStorage } from '@/lib/browser/follow-storage';
import { parseConversation, type ChatMessage, type Reply } from './message';

export interface Conversation {
  messages: readonly ChatMessage[];
  /** Replies that are still being written. */
  writing: number;
}

export type Step =
  | { type: 'said'; message: ChatMessage }
  | { type: 'writing' }
  | { type: 'replied'; message: ChatMessage }
  | { type: 'cleared'; first: ChatMessage }
  /** It went on in another page of the tab. */
  | { type: 'caughtUp'; messages: readonly ChatMessage[] };

/** How a conversation goes on. */
export function goOn({ messages, writing }: Conversation, step: Step): Conversation {
  if (step.type === 'cleared') return { messages: [step.first], writing: 0 };
  if (step.type === 'caughtUp') return { messages: step.messages, writing: 0 };
  if (step.type === 'writing') return { messages, writing: writing + 1 };
  if (step.type === 'said') return { messages: [...messages, step.message], writing: writing + 1 };
  return { messages: [...messages, step.message], writing: Math.max(0, writing - 1) };
}

let made = 0;
const head = (at: number) => ({ id: `${at}-${++made}`, timestamp: at });

export const fromUser = (text: string, at: number): ChatMessage => ({ ...head(at), text, sender: 'user' });
export const fromBot = (reply: Reply, at: number): ChatMessage => ({ ...head(at), ...reply, sender: 'bot' });

/** What was said last and has no reply yet, as after a page that was left while one was being written. */
export function unanswered({ messages }: Pick<Conversation, 'messages'>): string | undefined {
  const last = messages.at(-1);
  return last?.sender === 'user' ? last.text : undefined;
}

const KEY = 'conversation';
/** Messages that are kept; the oldest go first. */
const KEPT = 60;

/** The conversation of this tab. */
export function readConversation(): ChatMessage[] {
  try {
    return parseConversation(sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps the conversation for this tab alone, from the first thing the visitor said. */
export function keepConversation(messages: readonly ChatMessage[]): void {
  try {
    if (!messages.some(({ sender }) => sender === 'user')) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(messages.slice(-KEPT)));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

/**
 * Tells of a conversation that another page of the tab carried on or erased, such as that about privacy: what is kept
 * now, and nothing where it was erased.
 */
export const onConversationElsewhere = (changed: (messages: readonly ChatMessage[]) => void): (() => void) =>
  followStorage(KEY, () => changed(readConversation()));
