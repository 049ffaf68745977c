import { useState, useSyncExternalStore } from 'react';
import type { Catalogue } from '@/lib/simulator/design';
import { createDesignStore, type Place } from '@/lib/simulator/design-store';

const place: Place = {
  read: () => window.location.search,
  write: (query) => window.history.replaceState(null, '', `?${query}`),
};

/** The design of the address, and what changes it. */
export function useDesign(catalogue: Catalogue) {
  const [store] = useState(() => createDesignStore(catalogue, place));
  const state = useSyncExternalStore(store.subscribe, store.get, store.getOpening);
  return { ...state, design: state.history.now, store };
}
