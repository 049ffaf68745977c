import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The page that asked for signing in, as the address of this one names it; not yet checked. */
export const askedPage = (): string => new URLSearchParams(window.location.search).get('callbackUrl') ?? '';

/** The same for a component; nothing in the HTML, which is one for all. */
export const useWantedPage = (): string => useSyncExternalStore(never, askedPage, () => '');
