import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as it changes. False on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor asked for a page that keeps still. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
