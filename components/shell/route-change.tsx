'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { takeMessage } from '@/lib/browser/message-after-load';
import { visitSource } from '@/lib/browser/visit-source';

const SHRINK_AT = 100;

/** Tells the style sheet that the page is scrolled: the header shrinks and the way back to the top appears. */
function useScrolledMark() {
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SHRINK_AT);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
}

/**
 * A new page begins at its top and takes the focus. The router alone leaves a page scrolled whose top is
 * still in view, and the focus in the menu. Back and forward keep what the browser restores; a link to a
 * place in a page keeps that place. What lies over a page (search, account) stays behind with it.
 */
function useFreshStart() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const returned = useRef<string | null>(null);

  useEffect(() => {
    const remember = () => {
      returned.current = window.location.pathname;
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);

  useLayoutEffect(() => {
    if (pathname === shown.current) return;
    const isFresh = pathname !== returned.current && !window.location.hash;
    shown.current = pathname;
    returned.current = null;
    // Older browsers throw where one is closed already.
    for (const over of document.querySelectorAll<HTMLElement>('[popover]'))
      if (over.hidePopover && over.matches(':popover-open')) over.hidePopover();
    if (!isFresh) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * What a page brings along. The first of a visit remembers what led there: an enquiry may be sent from a later one.
 * Given back is what the page before said as it was left; without its code that is nothing, the page is there.
 */
function useBrought() {
  const [message, setMessage] = useState<ReactNode>(null);
  useEffect(() => {
    visitSource();
    const soon = setTimeout(() => {
      const said = takeMessage();
      if (said)
        import('./message-after-load').then(
          ({ default: Message }) => setMessage(<Message message={said} />),
          () => undefined,
        );
    });
    return () => clearTimeout(soon);
  }, []);
  return message;
}

/** What happens in the shell when a page is scrolled or turned. Shows nothing but what the page before said. */
export function RouteChange() {
  useScrolledMark();
  useFreshStart();
  return useBrought();
}
