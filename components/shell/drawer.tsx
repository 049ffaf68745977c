'use client';

import { Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { DrawerRows, type DrawerEntry } from './drawer-rows';

interface Props {
  entries: readonly DrawerEntry[];
  words: { name: string; open: string; close: string; submenu: string };
  /** These two keep their place while the menu is open. */
  logo: ReactNode;
  list: ReactNode;
  /** The two actions at thumb height. */
  end: ReactNode;
}

const square = 'grid size-tap place-items-center hover:text-kiln';

/** Hamburger and full-screen menu of narrow screens. */
export function Drawer({ entries, words, logo, list, end }: Props) {
  const pathname = usePathname();
  const wide = useMediaQuery('(min-width: 68em)');
  const [open, setOpen] = useState(false);
  const [shownOn, setShownOn] = useState(pathname);
  const closer = useRef<HTMLButtonElement>(null);

  // A turned page or a turned tablet leaves no menu behind.
  if (shownOn !== pathname || (open && wide)) {
    setShownOn(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (open) closer.current?.focus();
  }, [open]);

  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={`${square} nav:hidden noscript:hidden`}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <Dialog open={open} onClose={close} label={words.name} look="screen" back>
        <div
          className="flex min-h-full flex-col"
          onClick={({ target }) => (target as Element).closest('a') && close()}
        >
          <div className="sticky top-0 z-1 border-b border-hairline bg-limewash">
            <div className="wrap bar">
              {logo}
              <div className="ms-auto -me-3 flex gap-1">
                {list}
                <button
                  type="button"
                  ref={closer}
                  aria-label={words.close}
                  className={square}
                  onClick={close}
                >
                  <X aria-hidden className="size-5 text-terracotta" />
                </button>
              </div>
            </div>
          </div>
          <nav aria-label={words.name} className="wrap">
            <DrawerRows entries={entries} submenu={words.submenu} />
          </nav>
          <div className="bottom-0 mt-auto border-t border-hairline bg-limewash [@media(min-height:32em)]:sticky">
            <div className="wrap grid gap-3 py-4 sm:grid-cols-2">{end}</div>
          </div>
        </div>
      </Dialog>
    </>
  );
}
