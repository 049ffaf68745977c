import { useState, useSyncExternalStore } from 'react';
import type { Catalogue } from '@/lib/simulator/design';
import { createDesignStore } from '@/lib/simulator/design-store';
import { restedAddress } from './rested-address';

/** The design of the address, and what changes it. */
export function useDesign(catalogue: Catalogue) {
  const [store] = useState(() => createDesignStore(catalogue, restedAddress()));
  const state = useSyncExternalStore(store.subscribe, store.get, store.getOpening);
  return { ...state, design: state.history.now, store };
}
