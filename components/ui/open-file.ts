/** Goes to a file, if it can be had; else the page stays, and something in it is done instead. */
export async function openFile(file: string, orElse: () => void): Promise<void> {
  try {
    await fetch(file, { method: 'HEAD' });
    window.location.assign(file);
  } catch {
    orElse();
  }
}
