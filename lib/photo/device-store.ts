/* One thing kept in a database of the browser, photograph and all. Browser only; where nothing can be kept it fails. */

const STORE = 'photo';
const ONLY = 'last';

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not kept'));
  });

/** That a request succeeded promises nothing: the room may be found wanting only as all is written. */
const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('not kept'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });

async function withStore<T>(
  database: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const opened = await asPromise(opening);
  try {
    const transaction = opened.transaction(STORE, mode);
    const answer = asPromise(act(transaction.objectStore(STORE)));
    const [found] = await Promise.all([answer, mode === 'readonly' || committed(transaction)]);
    return found;
  } finally {
    opened.close();
  }
}

/** @throws where the browser keeps nothing, or has no room */
export const putKept = (database: string, value: unknown) =>
  withStore(database, 'readwrite', (store) => store.put(value, ONLY));

export const dropKept = (database: string) => withStore(database, 'readwrite', (store) => store.delete(ONLY));

export const readKept = <T>(database: string): Promise<T | undefined> =>
  withStore<T | undefined>(database, 'readonly', (store) => store.get(ONLY));

/** Nothing depends on it: what fails is as if nothing was kept. */
export const quietly = <T>(act: () => Promise<T>): Promise<T | null> =>
  new Promise<T>((resolve) => resolve(act())).catch(() => null);
