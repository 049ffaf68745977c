import { useSyncExternalStore } from 'react';
import { readChoice, searchOf, type GalleryChoice } from '@/lib/gallery/gallery-filter';

/** pushState tells nobody. */
const CHANGED = 'gallery-choice';

const subscribe = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
};

/** Every choice is an entry of the history, so that going back undoes it. */
function choose(choice: GalleryChoice) {
  const search = searchOf(choice);
  if (search === window.location.search) return;
  history.pushState(null, '', window.location.pathname + search);
  window.dispatchEvent(new Event(CHANGED));
}

/** What the address says is chosen, and the way to choose otherwise. */
export function useGalleryChoice(items: readonly GalleryChoice[]) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return { choice: readChoice(search, items), choose };
}
