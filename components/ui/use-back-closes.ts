import { useEffect, useEffectEvent, useId } from 'react';

const ownerOfEntry = () => (history.state as { dialog?: string } | null)?.dialog;

/** Going back takes a moment; what opens meanwhile waits for it, or its own entry would be the one left. */
let leaving = false;

function enter(id: string) {
  if (leaving) window.addEventListener('popstate', () => enter(id), { once: true });
  else history.pushState({ dialog: id }, '');
}

function leave() {
  leaving = true;
  window.addEventListener('popstate', () => (leaving = false), { once: true });
  history.back();
}

/**
 * Gives what is open an entry of its own in the history, so that going back closes it and leaves the page.
 * Closed by other means it takes the entry away again.
 * @returns to be called when a link in it is followed: the page that comes takes the place of the entry
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const id = useId();
  const tell = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    enter(id);
    const turned = () => {
      if (ownerOfEntry() !== id) tell();
    };
    window.addEventListener('popstate', turned);
    return () => {
      window.removeEventListener('popstate', turned);
      if (ownerOfEntry() === id) leave();
    };
  }, [open, id]);

  return () => {
    if (ownerOfEntry() === id) history.replaceState({ ...history.state, dialog: undefined }, '');
  };
}
