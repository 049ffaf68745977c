import { useEffect, useRef } from 'react';
import type { ChatMessage } from '@/lib/assistant/message';
import { ChatEntry, type EntryWords } from './chat-entry';
import { QuickReplies } from './quick-replies';

interface Props {
  messages: readonly ChatMessage[];
  isWriting: boolean;
  words: EntryWords & { log: string; typing: string; replies: string };
  onReply: (text: string) => void;
}

/** What was said, the latest question at the top when its reply is too long to be seen as a whole. */
export function ChatLog({ messages, isWriting, words, onReply }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  useEffect(() => {
    const asked = log.current?.querySelectorAll<HTMLElement>('[data-from="user"]');
    if (log.current) log.current.scrollTop = asked?.item(asked.length - 1)?.offsetTop ?? 0;
  }, [messages, isWriting]);

  // The button that was pressed goes while the reply is written: the keys, Escape among them, go on here.
  const answer = (text: string) => {
    log.current?.focus({ preventScroll: true });
    onReply(text);
  };

  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={words.log}
      tabIndex={0}
      className="t-small relative grid min-h-0 flex-1 low:h-[calc(100dvh-var(--tap)-var(--ctl)-1px)] low:flex-none content-start overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
    >
      {messages.map((message) => (
        <ChatEntry key={message.id} message={message} words={words} />
      ))}
      {isWriting && <Writing word={words.typing} />}
      {!isWriting && last?.quickReplies && (
        <QuickReplies replies={last.quickReplies} label={words.replies} onReply={answer} />
      )}
    </div>
  );
}

/** Three tiles being laid; said once for those who do not see them. */
function Writing({ word }: { word: string }) {
  return (
    <div data-writing className="px-4 py-3">
      <p className="sr-only">{word}</p>
      <div aria-hidden className="writing flex">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
