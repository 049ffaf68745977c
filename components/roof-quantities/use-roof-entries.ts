import { useEffect, useState } from 'react';
import { patched, type Patch } from '@/components/ui/address/patched';
import { useQueryInAddress } from '@/components/ui/address/use-query-in-address';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { queryOf, type Entries } from '@/lib/roof-quantities/entries/entries';

/** Roofs of this visit by the query they stand under. */
const entered = new Map<string, Entries>();

/** Who goes back gets the page as the router knows it, from before anything was entered: the address knows more. */
const ofAddress = () => entered.get(window.location.search.slice(1)) ?? null;

/** What was entered, as the server read it from the address at first; then the address follows. */
export function useRoofEntries(first: Entries) {
  // A page that was sent is as its address says.
  const isDrawnHere = useHydrated();
  const [edited, setEdited] = useState(() => (isDrawnHere ? ofAddress() : null));
  const entries = edited ?? first;
  const query = queryOf(entries);
  useQueryInAddress(edited && query);
  useEffect(() => {
    if (edited) entered.set(query, edited);
  }, [edited, query]);
  return {
    entries,
    query,
    isEdited: edited !== null,
    change: (patch: Patch<Entries>) => setEdited((now) => patched(now ?? first, patch)),
  };
}
