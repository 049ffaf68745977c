import { useEffect, useEffectEvent } from 'react';
import { ownerOfEntry } from './dialog-entry';

/** Going back takes a moment; what opens meanwhile waits for it, or its own entry would be the one left. */
let leaving = false;

function enter(id: number) {
  if (leaving) window.addEventListener('popstate', () => enter(id), { once: true });
  else history.pushState({ dialog: id }, '');
}

/** Where the address names a place on the page, going back takes the focus to nowhere; it belongs to the opener. */
function keepFocus(opener: Element | null) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    }),
  );
}

function leave(opener: Element | null) {
  leaving = true;
  const left = () => {
    leaving = false;
    keepFocus(opener);
  };
  window.addEventListener('popstate', left, { once: true });
  history.back();
}

/**
 * Gives what is open an entry of its own in the history, so that going back closes it and leaves the page.
 * Closed by other means it takes the entry away again, unless a page has taken its place (components/links/routed-body).
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const tell = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    // Of this opening alone: an earlier one may have left its entry, also before the page was loaded again.
    const id = Math.random();
    enter(id);
    const turned = () => {
      if (ownerOfEntry() !== id) tell();
    };
    window.addEventListener('popstate', turned);
    return () => {
      window.removeEventListener('popstate', turned);
      if (ownerOfEntry() === id) leave(opener);
      else keepFocus(opener);
    };
  }, [open]);
}
