import { changeSearch, useSearch } from '@/components/ui/address/use-search';
import { readChoice, searchOf, type GalleryChoice } from '@/lib/gallery/gallery-filter';

/** Every choice is an entry of the history, so that going back undoes it. */
const choose = (choice: GalleryChoice) => changeSearch(searchOf(choice));

/** What the address says is chosen, and the way to choose otherwise. */
export function useGalleryChoice(items: readonly GalleryChoice[]) {
  return { choice: readChoice(useSearch(), items), choose };
}
