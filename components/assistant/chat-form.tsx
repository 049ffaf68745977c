import { SendHorizontal } from 'lucide-react';
import { useId, useState, type RefObject, type SyntheticEvent } from 'react';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  words: { input: string; placeholder: string; send: string };
  /** Tells whether there was something to send. */
  onSend: (text: string) => boolean;
}

/** Letters a message may have. */
const MAX_LENGTH = 1000;

/** Where a message is written. */
export function ChatForm({ input, words, onSend }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (onSend(text)) setText('');
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] border-t border-bitumen">
      <label htmlFor={id} className="sr-only">
        {words.input}
      </label>
      <input
        ref={input}
        id={id}
        dir="auto"
        value={text}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={words.placeholder}
        onChange={({ target }) => setText(target.value)}
        className="min-h-ctl bg-plaster px-4 text-base placeholder-shown:text-ellipsis placeholder:text-[0.9375rem] placeholder:text-bitumen-soft focus-visible:-outline-offset-3"
      />
      <button
        type="submit"
        aria-label={words.send}
        disabled={!text.trim()}
        className="grid w-ctl place-items-center bg-terracotta text-plaster enabled:hover:bg-kiln disabled:cursor-not-allowed disabled:bg-sand disabled:text-joint focus-visible:-outline-offset-3 focus-visible:outline-bitumen"
      >
        <SendHorizontal aria-hidden className="flip size-5" />
      </button>
    </form>
  );
}
