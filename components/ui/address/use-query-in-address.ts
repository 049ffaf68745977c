import { useEffect } from 'react';

/** Milliseconds of rest before the address follows: browsers refuse to rewrite it at every key. */
const REST = 400;

/** The address follows what was entered in a tool once it has rested. Null: nothing was entered yet. */
export function useQueryInAddress(query: string | null): void {
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => {
      const { pathname } = window.location;
      window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname);
    }, REST);
    return () => clearTimeout(timer);
  }, [query]);
}
