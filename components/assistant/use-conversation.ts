import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Lang } from '@/content/lang';
import {
  fromBot,
  fromUser,
  goOn,
  keepConversation,
  onConversationElsewhere,
  readConversation,
  unanswered,
} from '@/lib/assistant/conversation';
import type { ChatMessage, Reply } from '@/lib/assistant/message';
import { readMessage } from '@/lib/assistant/reading/load-reader';
import { replyTo } from '@/lib/assistant/reply';
import type { AssistantContent } from '@/lib/assistant/assistant-content';
import { loadSearch } from '@/lib/search/load-search';

/** Milliseconds between a message and its reply. */
export const TYPING = 1500;

/** The conversation of this tab, and what carries it on. Browser only. */
export function useConversation(lang: Lang, said: AssistantContent) {
  const { welcome } = said;
  const [conversation, step] = useReducer(goOn, null, () => {
    const kept = readConversation();
    return { messages: kept.length > 0 ? kept : [fromBot(welcome, Date.now())], writing: 0 };
  });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const stop = useCallback(() => {
    timers.current.forEach(clearTimeout);
    timers.current.clear();
  }, []);

  const replyLater = (text: string) => {
    const reply: Promise<Reply> = replyTo(text, said, {
      search: () => loadSearch(lang),
      read: readMessage,
    });
    const timer = setTimeout(async () => {
      const replied = await reply;
      // Cleared meanwhile.
      if (timers.current.delete(timer)) step({ type: 'replied', message: fromBot(replied, Date.now()) });
    }, TYPING);
    timers.current.add(timer);
  };
  useEffect(() => keepConversation(conversation.messages), [conversation.messages]);

  const resume = useEffectEvent((messages: readonly ChatMessage[]) => {
    const left = unanswered({ messages });
    if (left === undefined) return;
    step({ type: 'writing' });
    replyLater(left);
  });
  const resumeOwn = useEffectEvent(() => resume(conversation.messages));
  useEffect(() => {
    resumeOwn();
    return stop;
  }, [stop]);

  const clear = useCallback(() => {
    stop();
    step({ type: 'cleared', first: fromBot(welcome, Date.now()) });
  }, [stop, welcome]);
  const catchUp = useEffectEvent((messages: readonly ChatMessage[]) => {
    if (messages.length === 0) return clear();
    stop();
    step({ type: 'caughtUp', messages });
    resume(messages);
  });
  useEffect(() => onConversationElsewhere((messages) => catchUp(messages)), []);

  return {
    messages: conversation.messages,
    isWriting: conversation.writing > 0,
    /** Blank messages are no messages. Tells whether it was one. */
    send: (text: string): boolean => {
      const said = text.trim();
      if (!said) return false;
      step({ type: 'said', message: fromUser(said, Date.now()) });
      replyLater(said);
      return true;
    },
    clear,
  };
}
