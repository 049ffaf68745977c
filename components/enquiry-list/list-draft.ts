import { followStorage } from '@/lib/browser/follow-storage';

/* What is typed under the list, kept in this tab until it is sent: looking for one more tile costs nothing. */

export type ListDraft = Readonly<Record<string, string>>;

const KEY = 'enquiryDraft';

/** Fields by name; none where nothing was typed or the tab stores nothing. */
export function readDraft(): ListDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as ListDraft;
  } catch {
    return {};
  }
}

/** Tells when more may have been typed in another page of the tab. */
export const followDraft = (listener: () => void) => followStorage(KEY, listener);

/** Joins what is new to what was kept. */
export function keepDraft(more: ListDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...more }));
  } catch {
    // Full or forbidden: the form holds it while the page is open.
  }
}

/** It was sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then there was none.
  }
}
