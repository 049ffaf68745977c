import { announceHash, useHash } from '@/components/ui/address/use-hash';

const openedHere = () => (history.state as { opened?: boolean } | null)?.opened;

/** Opens by a new entry in the history, so that going back closes, and without scrolling the page. */
function show(id: string) {
  history.pushState({ opened: true }, '', `#${id}`);
  announceHash();
}

/** The entry stays, without the hash. */
function drop() {
  history.replaceState(null, '', window.location.pathname + window.location.search);
  announceHash();
}

/** Goes back to the page as it was before; who came straight to the address stays, without the hash. */
function hide() {
  if (!window.location.hash) return;
  if (openedHere()) {
    // A second call before the browser has gone back must not go back twice.
    history.replaceState({ opened: false }, '');
    history.back();
    return;
  }
  drop();
}

/** A dialog for each of some things on a page, whose state is the address: `#id` is open, no hash is closed. */
export function useHashDialog() {
  return { id: useHash(), show, hide, drop };
}
