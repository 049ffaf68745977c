/**
 * Goes to a file, if it can be had; else the page stays, and something in it is done instead.
 * @param leaving is done right before the page is left
 */
export async function openFile(file: string, orElse: () => void, leaving?: () => void): Promise<void> {
  const answer = navigator.onLine && (await fetch(file, { method: 'HEAD' }).catch(() => null));
  if (!answer) return orElse();
  leaving?.();
  window.location.assign(file);
}
