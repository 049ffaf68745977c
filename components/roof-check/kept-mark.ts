/* Notes that a photograph is kept on this device (kept-photo.ts). In the tab's own storage, so that another tab or a
   later visit is not shown it; in that of all tabs, so that one which was left behind is noticed. */

const KEY = 'roofPhotoKept';

const both = () => [sessionStorage, localStorage];

export function setMark(): void {
  const at = String(Date.now());
  both().forEach((storage) => storage.setItem(KEY, at));
}

export const clearMark = () => both().forEach((storage) => storage.removeItem(KEY));

/** When a tab kept one, in milliseconds, and whether it was this tab, after which no other did; null where none is kept or can be. */
export function readMark(): { at: number; isOurs: boolean } | null {
  try {
    const at = localStorage.getItem(KEY);
    return at === null ? null : { at: Number(at), isOurs: sessionStorage.getItem(KEY) === at };
  } catch {
    return null;
  }
}
