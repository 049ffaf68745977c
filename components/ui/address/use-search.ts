import { useSyncExternalStore } from 'react';

/** pushState and replaceState tell nobody. */
const CHANGED = 'search-changed';

/** Told of a link of the router to another query of the same page, where the browser has it. */
const entries = () => (window as { navigation?: EventTarget }).navigation;

const subscribe = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  entries()?.addEventListener('currententrychange', changed);
  return () => {
    entries()?.removeEventListener('currententrychange', changed);
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
};

/** The query of the address, followed as it changes. Empty on the server. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/**
 * Another query of the same page: `push` makes an entry of the history, so that going back undoes it. `replace` leaves
 * the place named by the hash as it is.
 */
export function changeSearch(search: string, way: 'push' | 'replace' = 'push'): void {
  if (search === window.location.search) return;
  const { pathname, hash } = window.location;
  history[`${way}State`](null, '', pathname + search + (way === 'push' ? '' : hash));
  window.dispatchEvent(new Event(CHANGED));
}
