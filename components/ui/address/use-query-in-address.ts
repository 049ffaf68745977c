import { useEffect } from 'react';

/** Milliseconds of rest before the address follows: browsers refuse to rewrite it at every key. */
const REST = 400;

const isOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href]') !== null;

/**
 * The address follows what was entered in a tool once it has rested, or before a link is followed: who comes back finds
 * all of it. Null: nothing was entered yet.
 */
export function useQueryInAddress(query: string | null): void {
  useEffect(() => {
    if (query === null) return;
    const end = new AbortController();
    const write = () => {
      end.abort();
      const { pathname, hash } = window.location;
      window.history.replaceState(null, '', pathname + (query && `?${query}`) + hash);
    };
    const timer = setTimeout(write, REST);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
    const leave = (event: MouseEvent) => isOnLink(event) && write();
    window.addEventListener('click', leave, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [query]);
}
