import { useEffect, useState, type FormEvent } from 'react';
import {
  followFormDraft,
  forgetFormDraft,
  keepFormDraft,
  readFormDraft,
} from '@/lib/forms/form-draft-storage';

/**
 * Keeps what is typed in a form that opens by a press, in this tab, until it is sent: a page that is left or loaded
 * anew has closed it. Where the browser keeps nothing the form is a form all the same.
 */
export function useDraft(id: string, names: readonly string[]) {
  const key = `${id}-draft`;
  const read = () => readFormDraft(key) ?? {};
  const [words, setWords] = useState(read);
  useEffect(() => followFormDraft(key, () => setWords(readFormDraft(key) ?? {})), [key]);
  return {
    /** What was typed before, by field. */
    words,
    /** What was typed now joins what is kept: another page of the tab may have kept more. */
    keep: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      const typed = new FormData(currentTarget);
      const kept = read();
      const { name: changed } = target as HTMLInputElement;
      const entries = names
        .filter((name) => name === changed || !(name in kept))
        .map((name) => [name, String(typed.get(name) ?? '')]);
      keepFormDraft(key, { ...kept, ...Object.fromEntries(entries) });
    },
    forget: () => {
      forgetFormDraft(key);
      setWords({});
    },
  };
}
