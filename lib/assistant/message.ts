import { isSitePath } from '@/lib/text/site-path';
import type { Subject } from '@/content/assistant/keywords';
import type { SearchEntry } from '@/lib/search/entry';

/** A line of a reply, with the address it leads to if it does. */
export interface RichLine {
  text: string;
  href?: string;
}

export interface RichPart {
  title?: string;
  lines: readonly RichLine[];
}

/** Stands for what a quick reply is about, and chooses its sign. */
export type ReplyIcon = Subject;

export interface QuickReply {
  text: string;
  icon: ReplyIcon;
}

/** One message of a conversation. */
export interface ChatMessage {
  id: string;
  text: string;
  sender: 'user' | 'bot';
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Of the assistant alone: whether lists or links follow the text. */
  isRichText?: boolean;
  quickReplies?: readonly QuickReply[];
  /** Arabic, before the text. */
  lead?: string;
  parts?: readonly RichPart[];
  /** Things of the range, with their pictures. */
  cards?: readonly SearchEntry[];
  end?: string;
}

/** What the assistant says, before it becomes a message. */
export type Reply = Omit<ChatMessage, 'id' | 'sender' | 'timestamp'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const maybe = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value);
const listOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is);
const record = (value: unknown) =>
  typeof value === 'object' && value ? (value as Record<string, unknown>) : {};

/** An address that a reply of ours could have. */
const isAddress = (value: unknown) =>
  isText(value) && (isSitePath(value) || /^(https:\/\/|tel:|mailto:)/.test(value));

const isLine = (value: unknown) => {
  const { text, href } = record(value);
  return isText(text) && maybe(href, isAddress);
};
const isPart = (value: unknown) => {
  const { title, lines } = record(value);
  return maybe(title, isText) && listOf(isLine)(lines);
};
const isQuick = (value: unknown) => {
  const { text, icon } = record(value);
  return isText(text) && isText(icon);
};

/** A file or a page of ours, or of the origin of our pictures. */
const isCard = (value: unknown) => {
  const { id, kind, title, note, url, picture, unit } = record(value);
  return (
    [id, kind, title, note].every(isText) &&
    isAddress(url) &&
    maybe(picture, isAddress) &&
    maybe(unit, isText)
  );
};

const isMessage = (value: unknown): value is ChatMessage => {
  const { id, text, sender, timestamp, isRichText, quickReplies, lead, parts, cards, end } = record(value);
  return (
    isText(id) &&
    isText(text) &&
    (sender === 'user' || sender === 'bot') &&
    typeof timestamp === 'number' &&
    maybe(isRichText, (flag) => typeof flag === 'boolean') &&
    maybe(quickReplies, listOf(isQuick)) &&
    maybe(lead, isText) &&
    maybe(parts, listOf(isPart)) &&
    maybe(cards, listOf(isCard)) &&
    maybe(end, isText)
  );
};

/** A kept conversation, or none where what is kept cannot be trusted. */
export function parseConversation(kept: string | null): ChatMessage[] {
  try {
    const messages: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(messages) && messages.every(isMessage) ? messages : [];
  } catch {
    return [];
  }
}
