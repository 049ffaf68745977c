/* What was marked, in the storage of all tabs: read before anything that works on a photograph is loaded. */

const KEY = 'yourRoof';

/** The place of the page that the photo check leads to: the photograph that was checked in this tab is opened. */
const CHECKED = '#checked';

const quietly = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    // Storage is switched off, or full.
    return null;
  }
};

export const readMark = (): string | null => quietly(() => localStorage.getItem(KEY));
export const writeMark = (text: string) => quietly(() => localStorage.setItem(KEY, text));
export const clearMark = () => quietly(() => localStorage.removeItem(KEY));

/** Whether the visitor comes from the photo check, whose photograph this tab keeps. */
export const comesFromCheck = (): boolean =>
  quietly(() => location.hash === CHECKED && sessionStorage.getItem('roofPhotoKept') !== null) ?? false;
