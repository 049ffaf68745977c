import { useState, useSyncExternalStore } from 'react';
import type { Catalogue } from '@/lib/simulator/design';
import { createDesignStore } from '@/lib/simulator/design-store';
import { debouncedUrl } from './debounced-url';

/** The design of the address, and what changes it. */
export function useDesign(catalogue: Catalogue) {
  const [store] = useState(() => createDesignStore(catalogue, debouncedUrl()));
  const state = useSyncExternalStore(store.subscribe, store.get, store.getOpening);
  return { ...state, design: state.history.now, store };
}
