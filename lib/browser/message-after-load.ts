const KEY = 'messageAfterLoad';

/** Keeps a short message for the page that is loaded next in this tab. */
export function sayAfterLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Forbidden: it was said on this page, and is short there.
  }
}

/** The message that the page before left for this one, once; null if it left none. */
export function takeMessage(): string | null {
  try {
    const message = sessionStorage.getItem(KEY);
    if (message !== null) sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return null;
  }
}
