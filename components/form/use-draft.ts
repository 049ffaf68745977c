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
    /**
     * What was typed now joins what is kept: another page of the tab may have kept more. A field as it began is not
     * kept: what stands in it at first follows the language of the page.
     */
    keep: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      const kept = read();
      const entries = names.flatMap((name) => {
        const field = currentTarget.elements.namedItem(name) as HTMLInputElement | null;
        const isNew = field === target || (field?.value !== field?.defaultValue && !(name in kept));
        return field && isNew ? [[name, field.value]] : [];
      });
      keepFormDraft(key, { ...kept, ...Object.fromEntries(entries) });
    },
    forget: () => {
      forgetFormDraft(key);
      setWords({});
    },
  };
}
