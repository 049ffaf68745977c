import { apiUrl } from '@/lib/settings/api';

/** Cookie that tells the pages' scripts that somebody is signed in. It opens nothing. */
export const SIGNED_IN_MARK = 'signedIn';

const CHANGED = 'signed-in-mark-changed';

/** Whether the mark is there. A page in a frame without an origin may not even ask for its cookies: nobody is signed in. */
export function isMarkedSignedIn(): boolean {
  try {
    return document.cookie.split('; ').some((one) => one.startsWith(`${SIGNED_IN_MARK}=`));
  } catch {
    return false;
  }
}

/** To be called when an answer of the server may have taken the mark away or set it. */
export const announceMark = (): void => void window.dispatchEvent(new Event(CHANGED));

const ASK_AGAIN = 30_000;
let asked = -ASK_AGAIN;

/** A session may have ended elsewhere: the server takes the mark of such a one away. Only the marked ask. */
function ask(): void {
  if (document.hidden || !isMarkedSignedIn() || performance.now() - asked < ASK_AGAIN) return;
  asked = performance.now();
  fetch(apiUrl('/api/auth/session'), { cache: 'no-store' }).then(announceMark, () => undefined);
}

/** Tells when the mark may have come or gone; whoever listens has it looked after. */
export function onMarkChange(changed: () => void): () => void {
  ask();
  // Another tab may have taken the mark away meanwhile.
  const look = () => {
    changed();
    ask();
  };
  window.addEventListener(CHANGED, changed);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
