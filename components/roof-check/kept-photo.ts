import { ROOF_PHOTO_DATABASE } from '@/lib/browser/device-databases';
import type { Word } from '@/lib/roof-check/verdict';
import { clearMark, readMark, setMark } from './kept-mark';

/* The photograph that was checked last, kept on the device while its tab is open: whoever leaves to sign in finds it
   and the answer again. Where the browser keeps nothing, nothing happens. */

const STORE = 'photo';
const PHOTO = 'last';
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
    await withStore('readwrite', (store) => store.put({ file, word }, PHOTO));
    setMark();
  });

export const forgetPhoto = () =>
  quietly(async () => {
    clearMark();
    await withStore('readwrite', (store) => store.delete(PHOTO));
  });

/** What this tab kept last; what is too old is removed. */
export const keptPhoto = (): Promise<Kept | null> =>
  quietly(async () => {
    const mark = readMark();
    if (mark && Date.now() - mark.at > KEPT) await forgetPhoto();
    if (!readMark()?.isOurs) return null;
    return (await withStore<Kept | undefined>('readonly', (store) => store.get(PHOTO))) ?? null;
  });
