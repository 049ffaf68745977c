import { useSyncExternalStore } from 'react';

/** pushState and replaceState tell nobody: what changes the hash by them says so itself. */
const CHANGED = 'hash-changed';
const SIGNALS = [CHANGED, 'popstate', 'hashchange'];

/** To be called after the hash was changed without a navigation. */
export const announceHash = () => window.dispatchEvent(new Event(CHANGED));

/** Another place of the same page: no new entry in the history. */
export function replaceHash(id: string, state: unknown = null): void {
  history.replaceState(state, '', `#${id}`);
  announceHash();
}

const subscribe = (changed: () => void) => {
  SIGNALS.forEach((signal) => window.addEventListener(signal, changed));
  return () => SIGNALS.forEach((signal) => window.removeEventListener(signal, changed));
};

/** What follows # in the address, followed as it changes. Empty on the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
