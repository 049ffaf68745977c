import { useState, useSyncExternalStore } from 'react';
import type { Catalogue } from '@/lib/simulator/design';
import { createDesignStore, type Place } from '@/lib/simulator/design-store';

/** Milliseconds without a press before the address is written: writing it costs a slow telephone a whole frame. */
const REST = 150;

let waiting: ReturnType<typeof setTimeout> | undefined;

const place: Place = {
  read: () => window.location.search,
  write: (query) => {
    const page = window.location.pathname;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (window.location.pathname === page) window.history.replaceState(null, '', `?${query}`);
    }, REST);
  },
};

/** The design of the address, and what changes it. */
export function useDesign(catalogue: Catalogue) {
  const [store] = useState(() => createDesignStore(catalogue, place));
  const state = useSyncExternalStore(store.subscribe, store.get, store.getOpening);
  return { ...state, design: state.history.now, store };
}
