import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Open {
  key: string;
  /** Opened by resting the mouse on it, it closes when the mouse leaves; pressed open, it stays. */
  pressed: boolean;
}

/** Long enough that a mouse on its way to something else opens nothing. */
const INTENT = 120;
const GRACE = 220;

/** Which one of several menus is open, and all that opens and closes it. */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const pathname = usePathname();
  const [open, setOpen] = useState<Open | null>(null);
  const [shownOn, setShownOn] = useState(pathname);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (shownOn !== pathname) {
    setShownOn(pathname);
    setOpen(null);
  }

  const show = (next: Open | null, after = 0) => {
    clearTimeout(timer.current);
    if (after) timer.current = setTimeout(() => setOpen(next), after);
    else setOpen(next);
  };

  const key = open?.key;
  useEffect(() => {
    if (!key) return;
    const item = () => root.current?.querySelector(`[data-menu="${key}"]`);
    const onPress = (event: Event) => {
      if (!item()?.contains(event.target as Node)) setOpen(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item()?.contains(document.activeElement)) item()?.querySelector('button')?.focus();
      clearTimeout(timer.current);
      setOpen(null);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [key, root]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    openKey: key,
    close: () => show(null),
    press: (next: string) => show(open?.key === next && open.pressed ? null : { key: next, pressed: true }),
    /** Opens it and goes to its first link. */
    enter(next: string) {
      flushSync(() => show({ key: next, pressed: true }));
      root.current?.querySelector<HTMLElement>(`[data-menu="${next}"] [data-panel] a`)?.focus();
    },
    /** A finger has no hover: its first touch would open what its click then closes. */
    hover(next: string, event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (open?.key === next) clearTimeout(timer.current);
      else show({ key: next, pressed: false }, INTENT);
    },
    unhover(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (open?.pressed) clearTimeout(timer.current);
      else show(null, GRACE);
    },
  };
}
