/*
 * What stands in a form while its page is loaded anew. In the tab only, and taken out again at once: no password
 * and nothing longer than that moment.
 */

type Words = Record<string, string>;

const keyOf = (form: string) => `keptWords:${form}`;

/** Keeps the words of a form; false where the browser keeps nothing. */
export function keepWords(form: string, words: Words): boolean {
  try {
    window.sessionStorage.setItem(keyOf(form), JSON.stringify(words));
    return true;
  } catch {
    return false;
  }
}

/** Whether words of this form wait to be put back. */
export function hasKeptWords(form: string): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(form)) !== null;
  } catch {
    return false;
  }
}

/** The words that were kept for a form, once. */
export function takeKeptWords(form: string): Words | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? 'null');
    window.sessionStorage.removeItem(keyOf(form));
    return typeof kept === 'object' ? (kept as Words | null) : null;
  } catch {
    return null;
  }
}

/** Loads the page as the server has it now. */
export const renewPage = (): void => window.location.reload();
