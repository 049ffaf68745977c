import { ROOF_PHOTO_DATABASE } from '@/lib/core/device-databases';
import type { Word } from '@/lib/roof-check/verdict';

/* The photograph that was checked last, kept on the device while its tab is open: whoever leaves to sign in finds it
   and the answer again. Where the browser keeps nothing, nothing happens. */

const STORE = 'photo';
const ONLY = 'last';
/** In the tab's own storage, so that another tab or a later visit is not shown the photograph; in that of all tabs, so
    that one which was left behind is noticed: when it was kept. */
const KEY = 'roofPhotoKept';
/** Milliseconds after which it is forgotten. */
const KEPT = 60 * 60 * 1000;

export interface Kept {
  file: File;
  word: Word;
}

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not kept'));
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(ROOF_PHOTO_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await asPromise(opening);
  try {
    return await asPromise(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Nothing depends on it: what fails is as if nothing was kept. */
const quietly = <T>(act: () => Promise<T>): Promise<T | null> =>
  new Promise<T>((resolve) => resolve(act())).catch(() => null);

export const keepPhoto = (file: File, word: Word) =>
  quietly(async () => {
    await withStore('readwrite', (store) => store.put({ file, word }, ONLY));
    for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, String(Date.now()));
  });

export const forgetPhoto = () =>
  quietly(async () => {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEY);
    await withStore('readwrite', (store) => store.delete(ONLY));
  });

/** What this tab kept last; what is too old is removed. */
export const keptPhoto = (): Promise<Kept | null> =>
  quietly(async () => {
    const at = localStorage.getItem(KEY);
    if (at === null) return null;
    if (Date.now() - Number(at) > KEPT) await forgetPhoto();
    if (sessionStorage.getItem(KEY) === null) return null;
    return (await withStore<Kept | undefined>('readonly', (store) => store.get(ONLY))) ?? null;
  });
