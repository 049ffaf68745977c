'use client';

import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { useMediaQuery } from '@/components/ui/loading/use-media-query';
import { useOpensLate } from '@/components/ui/dialog/use-opens-late';
import type { DrawerContent, DrawerSheetProps } from './drawer-sheet';

interface Props extends DrawerContent {
  /** The sign on the button. */
  sign: ReactNode;
}

/** The navigation of every page stands at its end too. */
const toNavigation = () => {
  window.location.hash = 'site-navigation';
};

/** Hamburger of narrow screens. The menu is fetched when it is first opened. */
export function Drawer({ sign, ...content }: Props) {
  const pathname = usePathname();
  const wide = useMediaQuery('(min-width: 70em)');
  const [shownOn, setShownOn] = useState(pathname);
  const { Part, open, setOpen, press } = useOpensLate<DrawerSheetProps>(
    () => import('./drawer-sheet').then((module) => module.DrawerSheet),
    toNavigation,
  );

  // A turned page or a turned tablet leaves no menu behind.
  if (shownOn !== pathname || (open && wide)) {
    setShownOn(pathname);
    setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        aria-label={content.words.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="grid size-tap place-items-center hover:text-kiln nav:hidden noscript:hidden"
        onClick={(event) => press(event.currentTarget)}
      >
        {sign}
      </button>
      {Part && <Part {...content} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
