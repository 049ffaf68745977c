import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SizingData } from '@/content/calculator/sizing';
import { entriesOf, queryOf, type Entries } from '@/lib/calculator/entries';

const never = () => () => undefined;

/** Milliseconds of rest before the address follows: browsers refuse to rewrite it at every key. */
const REST = 400;

/** What was entered, from the address at first, and the address after it. */
export function useEntries(data: SizingData) {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  const [edited, setEdited] = useState<Entries | null>(null);
  const entries = edited ?? entriesOf(data, search);
  const query = queryOf(data, entries);

  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => {
      const { pathname } = window.location;
      window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname);
    }, REST);
    return () => clearTimeout(timer);
  }, [edited, query]);

  return {
    entries,
    query,
    change: (patch: Partial<Entries>) => setEdited({ ...entries, ...patch }),
  };
}
