import { useState, useSyncExternalStore } from 'react';
import { patched, type Patch } from '@/components/ui/address/patched';
import { useQueryInAddress } from '@/components/ui/address/use-query-in-address';
import type { SizingData } from '@/content/solar/sizing';
import { entriesOf, queryOf, type Entries } from '@/lib/hot-water/entries';

const never = () => () => undefined;

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
  useQueryInAddress(edited && query);

  return {
    entries,
    query,
    change: (patch: Patch<Entries>) => setEdited((now) => patched(now ?? entries, patch)),
  };
}
