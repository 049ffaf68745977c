import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the scripts of the page have started: false in the HTML and in the first picture of it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
