import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DrawerRows, type DrawerEntry } from './drawer-rows';

/** What the menu holds, rendered on the server where it can be. */
export interface DrawerContent {
  entries: readonly DrawerEntry[];
  words: { name: string; open: string; close: string; submenu: string };
  /** These two keep their place while the menu is open. */
  logo: ReactNode;
  list: ReactNode;
  /** The field of the search, above the rows. */
  search: ReactNode;
  /** The two actions at thumb height. */
  end: ReactNode;
}

export interface DrawerSheetProps extends DrawerContent {
  open: boolean;
  onClose: () => void;
}

/** Closed, the menu goes back in the history, where browsers put the page as it was scrolled: up only after that. */
function toTopOnceClosed() {
  const up = () => window.scrollTo({ top: 0, behavior: 'instant' });
  window.addEventListener('popstate', () => setTimeout(up), { once: true });
}

/** The full-screen menu of narrow screens. */
export function DrawerSheet({ entries, words, logo, list, search, end, open, onClose }: DrawerSheetProps) {
  const closer = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) closer.current?.focus();
  }, [open]);

  /** A link closes the menu; one to the page that is shown leads to its top. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (link.matches('[aria-current]') && !isModifiedClick(event)) toTopOnceClosed();
    onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} label={words.name} look="screen" back>
      <div className="flex min-h-full flex-col" onClick={follow}>
        <div className="sticky top-0 z-1 border-b border-hairline bg-limewash">
          <div className="wrap bar">
            {logo}
            <div className="ms-auto -me-3 flex gap-1">
              {list}
              <button
                type="button"
                ref={closer}
                aria-label={words.close}
                className="grid size-tap place-items-center hover:text-kiln"
                // It stands where the menu was opened: a double press only opens.
                onClick={({ detail }) => detail < 2 && onClose()}
              >
                <X aria-hidden className="size-5 text-terracotta" />
              </button>
            </div>
          </div>
        </div>
        <div className="wrap pt-4 pb-2">{search}</div>
        <nav aria-label={words.name} className="wrap">
          <DrawerRows
            entries={entries}
            submenu={words.submenu}
            more={
              <ChevronDown
                aria-hidden
                className="size-5 transition-[rotate] duration-slow ease-weighted group-aria-expanded:rotate-180"
              />
            }
          />
        </nav>
        <div className="bottom-0 mt-auto border-t border-hairline bg-limewash [@media(min-height:32em)]:sticky">
          <div className="wrap grid gap-3 py-4 sm:grid-cols-2">{end}</div>
        </div>
      </div>
    </Dialog>
  );
}
