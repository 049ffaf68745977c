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

const KEEPS_STILL = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for a page that keeps still. */
export const useReducedMotion = () => useMediaQuery(KEEPS_STILL);

/** The same, asked at the moment something is to move: a page of many carousels follows nothing for it. */
export const wantsStill = () => window.matchMedia(KEEPS_STILL).matches;
