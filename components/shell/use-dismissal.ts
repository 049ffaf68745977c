import { useState } from 'react';

/** Under these names the device remembers what was closed. */
export const DISMISSED_APP = 'installBannerDismissed';
export const DISMISSED_LANGUAGE = 'languageOfferClosed';

type Dismissal = typeof DISMISSED_APP | typeof DISMISSED_LANGUAGE;

/** Storage may be blocked: then nothing is remembered, and nothing breaks. */
function wasDismissed(key: Dismissal): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: Dismissal): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Closed for this visit only.
  }
}

/** Something that is closed for good. Only in what is first drawn in a browser, for the device is asked at once. */
export function useDismissal(key: Dismissal) {
  const [isDismissed, setDismissed] = useState(() => wasDismissed(key));
  const dismiss = () => {
    remember(key);
    setDismissed(true);
    // Its button is gone with it: the keyboard goes on from the page's start.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return { isDismissed, dismiss };
}
