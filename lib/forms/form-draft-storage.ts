import { followStorage } from '@/lib/browser/follow-storage';

/*
 * What stands in a form while its page is loaded anew, or until it is sent. In the tab only, and no password.
 */

type Words = Record<string, string>;

const keyOf = (form: string) => `keptWords:${form}`;

/** Keeps the words of a form; false where the browser keeps nothing. */
export function keepFormDraft(form: string, words: Words): boolean {
  try {
    window.sessionStorage.setItem(keyOf(form), JSON.stringify(words));
    return true;
  } catch {
    return false;
  }
}

/** Whether words of this form wait to be put back. */
export function hasFormDraft(form: string): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(form)) !== null;
  } catch {
    return false;
  }
}

/** The words that were kept for a form. */
export function readFormDraft(form: string): Words | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? 'null');
    return typeof kept === 'object' ? (kept as Words | null) : null;
  } catch {
    return null;
  }
}

/** Tells when they may have changed in another page of the tab. */
export const followFormDraft = (form: string, listener: () => void) => followStorage(keyOf(form), listener);

/** Keeps the words of a form no longer. */
export function forgetFormDraft(form: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}

/** The words that were kept for a form, once. */
export function takeFormDraft(form: string): Words | null {
  const words = readFormDraft(form);
  forgetFormDraft(form);
  return words;
}

/** Loads the page as the server has it now. */
export const renewPage = (): void => window.location.reload();
