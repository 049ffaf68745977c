/** Told to the page when its first short message is due. */
export const SAID = 'message-due';

/** Says something short at the top of the page, for a few seconds. */
export function say(kind: 'success' | 'error', text: string): void {
  window.dispatchEvent(new Event(SAID));
  import('./toast-box').then(({ toast }) => toast[kind](text)).catch(() => undefined);
}
