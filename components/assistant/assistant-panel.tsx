import { Mark } from '@/components/ui/layout/mark';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { Lang } from '@/content/lang';
import type { AssistantContent } from '@/lib/assistant/assistant-content';
import { ChatForm } from './chat-form';
import { ChatLog } from './chat-log';
import { useConversation } from './use-conversation';

export interface AssistantPanelProps {
  id: string;
  lang: Lang;
  said: AssistantContent;
  open: boolean;
  onClose: () => void;
  /** Closes it and leaves the focus where it went. */
  onLeave: () => void;
}

const square = 'grid size-tap place-items-center hover:text-terracotta-lit';

const isNarrow = () => window.matchMedia('(max-width: 47.99em)').matches;
/** A field that is focused by a finger brings up the keys, and covers what is to be read. */
const byFinger = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * The conversation: 450 px high, above the button in the margin or hung from the header, where the keys of a telephone
 * do not reach. Not modal: the page can be used meanwhile.
 */
export function AssistantPanel({ id, lang, said, open, onClose, onLeave }: AssistantPanelProps) {
  const words = said.chat;
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { messages, isWriting, send, clear } = useConversation(lang, said);

  useEffect(() => {
    if (open) (byFinger() ? panel : input).current?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  // On a small screen the page that a link leads to would lie under the panel.
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (link && isNarrow()) onClose();
  };
  // There it covers the width of the page, and a focus that goes on must be seen.
  const onBlur = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    const isElsewhere = next && !currentTarget.contains(next) && !next.matches('[data-assistant]');
    if (isElsewhere && isNarrow()) onLeave();
  };
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      hidden={!open}
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
      className="assistant-place flex h-[450px] flex-col outline-none low:inset-0 low:h-dvh low:max-h-none low:w-auto low:overflow-y-auto [[hidden]]:hidden"
    >
      <div className="on-dark low:sticky low:top-0 low:z-1 flex shrink-0 items-center gap-3 bg-bitumen ps-4 text-limewash">
        <Mark className="w-9 shrink-0 text-terracotta-lit max-[22em]:hidden" />
        <div className="min-w-0 flex-1 py-2 leading-tight">
          <h2 id={`${id}-title`} className="t-label">
            {words.title}
          </h2>
          <p className="t-note text-ash low:sr-only">{words.line}</p>
        </div>
        <div className="flex shrink-0">
          <button type="button" aria-label={words.clear} className={square} onClick={clear}>
            <RotateCcw aria-hidden className="size-5" />
          </button>
          <button type="button" aria-label={words.close} className={square} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      <ChatLog messages={messages} isWriting={isWriting} words={words} onReply={send} />
      <ChatForm input={input} words={words} onSend={send} />
      <p className="t-note shrink-0 border-t border-hairline px-4 py-1 text-bitumen-soft">{words.foot}</p>
    </section>
  );
}
