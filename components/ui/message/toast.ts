/** Told to the page when its first short message is due. */
export const TOAST_DUE = 'message-due';

/** Says something short at the top of the page, for a few seconds. */
export function toast(kind: 'success' | 'error', text: string): void {
  window.dispatchEvent(new Event(TOAST_DUE));
  import('./toast-box').then(({ say }) => say(kind, text)).catch(() => undefined);
}
