import { useState } from 'react';
import { patched, type Patch } from '@/components/ui/address/patched';
import { useQueryInAddress } from '@/components/ui/address/use-query-in-address';
import { queryOf, type Entries } from '@/lib/roof-quantities/entries/entries';

/** What was entered, as the server read it from the address at first; then the address follows. */
export function useRoofEntries(first: Entries) {
  const [edited, setEdited] = useState<Entries | null>(null);
  const entries = edited ?? first;
  const query = queryOf(entries);
  useQueryInAddress(edited && query);
  return {
    entries,
    query,
    isEdited: edited !== null,
    change: (patch: Patch<Entries>) => setEdited((now) => patched(now ?? first, patch)),
  };
}
