/** Goes to a file, if it can be had; else the page stays, and something in it is done instead. */
export async function openFile(file: string, orElse: () => void): Promise<void> {
  const answer = navigator.onLine && (await fetch(file, { method: 'HEAD' }).catch(() => null));
  if (answer) window.location.assign(file);
  else orElse();
}
