import { useState, type ComponentType, type MouseEvent } from 'react';
import { asksForTab } from './asks-for-tab';
import type { LightboxProps } from './lightbox';

type Given = Pick<LightboxProps, 'items' | 'words' | 'caption' | 'actions' | 'save'>;

/**
 * Turns links to pictures into openers of the lightbox, whose code comes with the first press. The links
 * stay links: without JavaScript, or when the code cannot be had, they lead to the picture itself.
 */
export function useLightbox(given: Given) {
  const [at, setAt] = useState<number | null>(null);
  const [Loaded, setLoaded] = useState<ComponentType<LightboxProps> | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (asksForTab(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Not every browser focuses a link that is pressed, and the focus must find back to it.
    link.focus({ preventScroll: true });
    setAt(index);
    if (Loaded) return;
    import('./lightbox').then(
      ({ Lightbox }) => setLoaded(() => Lightbox),
      () => window.location.assign(link.href),
    );
  };

  const lightbox = Loaded && <Loaded {...given} at={at} onMove={setAt} onClose={() => setAt(null)} />;
  return { open, lightbox };
}
