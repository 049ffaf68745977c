import { useCallback, useEffect, useState } from 'react';
import type { Lang } from '@/content/lang';
import { loadSearch } from '@/lib/search/load-search';
import type { LoadedSearch } from '@/lib/search/search';

/** The search over the index, fetched at its first use; `lost` where it could not be had. */
export function useSiteSearch(lang: Lang) {
  const [search, setSearch] = useState<LoadedSearch>();
  const [lost, setLost] = useState(false);
  const fetchIt = useCallback(
    () =>
      void loadSearch(lang).then(
        (ready) => {
          setSearch(() => ready);
          // Another function is what React takes for news.
          ready.follow?.(() => setSearch(() => ready.bind(undefined)));
          setLost(false);
        },
        () => setLost(true),
      ),
    [lang],
  );
  useEffect(fetchIt, [fetchIt]);
  return { search, lost, again: fetchIt };
}
