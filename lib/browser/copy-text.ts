/** Puts a text into the clipboard; false where the browser has none (plain HTTP, web views) or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
