import { useState, type FormEvent } from 'react';
import { forgetWords, keepWords, readKeptWords } from '@/lib/core/kept-words';

/**
 * Keeps what is typed in a form that opens by a press, in this tab, until it is sent: a page that is left or loaded
 * anew has closed it. Where the browser keeps nothing the form is a form all the same.
 */
export function useDraft(id: string, names: readonly string[]) {
  const key = `${id}-draft`;
  const [words, setWords] = useState(() => readKeptWords(key) ?? {});
  return {
    /** What was typed before, by field. */
    words,
    keep: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const typed = new FormData(currentTarget);
      keepWords(key, Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')])));
    },
    forget: () => {
      forgetWords(key);
      setWords({});
    },
  };
}
