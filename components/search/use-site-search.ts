import { useCallback, useEffect, useState } from 'react';
import { loadSearch } from '@/lib/search/load-search';
import type { Search } from '@/lib/search/search';

/** The search over the index, fetched at its first use; `lost` where it could not be had. */
export function useSiteSearch() {
  const [search, setSearch] = useState<Search>();
  const [lost, setLost] = useState(false);
  const fetchIt = useCallback(
    () =>
      void loadSearch().then(
        (ready) => {
          setSearch(() => ready);
          setLost(false);
        },
        () => setLost(true),
      ),
    [],
  );
  useEffect(fetchIt, [fetchIt]);
  return { search, lost, again: fetchIt };
}
