import { useCallback, useState, type ComponentType, type MouseEvent } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { busyWhile } from '@/components/ui/control/busy-while';
import type { LightboxProps } from './lightbox';
import { openFile } from '@/components/ui/address/open-file';
import { SmallPicture } from './small-picture';

type Given = Pick<LightboxProps, 'items' | 'words' | 'caption' | 'actions' | 'save'>;

/** The latest wish for a large picture on the page: only that one opens when the code has come. */
let latest: object | undefined;

/** Whether a wish still holds: no later one, and no other dialog opened in the meantime. */
const holds = (wish: object) => wish === latest && !document.querySelector('dialog[open]');

/**
 * Turns links to pictures into openers of the lightbox, whose code comes with the first press. The links
 * stay links: without JavaScript, or when the code cannot be had, they lead to the picture itself. When that
 * cannot be had either, the small picture is shown with a word. What was pressed is known by its id: when the code
 * comes the page may show others of its pictures, and one that is not among them any more is not opened, then or later.
 */
export function useLightbox(given: Given) {
  const [shown, setShown] = useState<string | null>(null);
  const [small, setSmall] = useState<string | null>(null);
  const [Loaded, setLoaded] = useState<ComponentType<LightboxProps> | null>(null);
  const at = given.items.findIndex(({ id }) => id === shown);
  if (shown !== null && at < 0) setShown(null);

  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, id: string) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      // Not every browser focuses a link that is pressed, and the focus must find back to it.
      link.focus({ preventScroll: true });
      const wish = (latest = {});
      if (Loaded) return setShown(id);
      const work = import('./lightbox').then(
        ({ Lightbox }) => {
          setLoaded(() => Lightbox);
          if (holds(wish)) setShown(id);
        },
        () => openFile(link.href, () => holds(wish) && setSmall(link.getAttribute('href'))),
      );
      busyWhile(link, work);
    },
    [Loaded],
  );

  const lightbox = (
    <>
      {Loaded && (
        <Loaded
          {...given}
          at={at < 0 ? null : at}
          onMove={(index) => setShown(given.items[index]!.id)}
          onClose={() => setShown(null)}
        />
      )}
      {small && <SmallPicture file={small} words={given.words} onClose={() => setSmall(null)} back />}
    </>
  );
  return { open, lightbox };
}
