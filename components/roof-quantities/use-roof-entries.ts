import { useEffect, useState } from 'react';
import { queryOf, type Entries } from '@/lib/roof-quantities/entries';

/** Milliseconds of rest before the address follows: browsers refuse to rewrite it at every key. */
const REST = 400;

/** What was entered, as the server read it from the address at first; then the address follows. */
export function useRoofEntries(first: Entries) {
  const [edited, setEdited] = useState<Entries | null>(null);
  const entries = edited ?? first;
  const query = queryOf(entries);
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
    isEdited: edited !== null,
    change: (patch: Partial<Entries>) => setEdited({ ...entries, ...patch }),
  };
}
