import { useDeferredValue, useEffect, useMemo } from 'react';
import { changeSearch, useSearch } from '@/components/ui/address/use-search';
import { dropEarlySheets } from '@/components/ui/hydration/drop-early-sheets';
import { readChoice, searchOf, type GalleryChoice } from '@/lib/gallery/gallery-filter';

/** Every choice is an entry of the history, so that going back undoes it. */
const choose = (choice: GalleryChoice) => changeSearch(searchOf(choice));

/**
 * What the address says is chosen, and the way to choose otherwise. What was pressed answers first, and 112 tiles come to
 * lie by it in the next frame: by `laid`.
 */
export function useGalleryChoice(items: readonly GalleryChoice[]) {
  const search = useSearch();
  const choice = useMemo(() => readChoice(search, items), [search, items]);
  const laid = useDeferredValue(choice);
  useEffect(() => {
    // What narrowed the page until now goes once the same is laid here.
    if (searchOf(laid) === searchOf(readChoice(window.location.search, items))) dropEarlySheets();
  }, [laid, items]);
  return { choice, laid, choose };
}
