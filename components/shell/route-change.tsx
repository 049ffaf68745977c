'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** A page that begins at its top: not the one that is shown, none that is come back to, no place in a page. */
const isFresh = (pathname: string, shown: string, returned: string | null) =>
  pathname !== shown && pathname !== returned && !window.location.hash;

/**
 * A new page begins at its top and takes the focus. The router alone leaves a page scrolled whose top is
 * still in view, and the focus in the menu. Back and forward keep what the browser restores; a link to a
 * place in a page keeps that place.
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
    const isNew = isFresh(pathname, shown.current, returned.current);
    shown.current = pathname;
    returned.current = null;
    if (!isNew) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The first page of a visit remembers what led there; an enquiry may be sent from a later one. */
function useVisitSource() {
  useEffect(() => void visitSource(), []);
}

const MessageAfterLoad = lazy(() => import('./message-after-load'));

/** What the page before said as it was left. */
function useMessage() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const soon = setTimeout(() => setMessage(takeMessage()));
    return () => clearTimeout(soon);
  }, []);
  return message;
}

/** What happens in the shell when a page is scrolled or turned. Shows nothing but what the page before said. */
export function RouteChange() {
  useVisitSource();
  useScrolledMark();
  useFreshStart();
  const message = useMessage();
  return (
    message && (
      <Suspense>
        <MessageAfterLoad message={message} />
      </Suspense>
    )
  );
}
