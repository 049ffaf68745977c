/** At the latest, in ms. */
const LATEST = 2000;

/** Acts once, when the browser has nothing better to do, and returns how to give that up. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback: there a task of its own must do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}
