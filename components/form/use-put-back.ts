import { useEffect, type RefObject } from 'react';

/** The words that `useDraft` kept, and whether the form still is as the page came: an answer holds its own words. */
interface Kept {
  words: Readonly<Record<string, string>>;
  isFresh: boolean;
}

/**
 * Puts kept words back into a form that stands in the server's HTML, once the page is alive: in the HTML itself they
 * would not be what the server sent. What was typed before that, or filled in by the browser, stays, and a field that
 * was emptied elsewhere takes nothing from the words of this page.
 */
export function usePutBack(form: RefObject<HTMLFormElement | null>, { words, isFresh }: Kept): void {
  useEffect(() => {
    if (!isFresh) return;
    for (const [name, word] of Object.entries(words)) {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // A hidden field is the page's own: words that were typed in another form are not sent unseen.
      if (!isText || field.type === 'hidden') continue;
      // The form reads its fields when it is sent: nobody else has to be told.
      if (word && field.value === field.defaultValue) field.value = word;
    }
  }, [form, words, isFresh]);
}
