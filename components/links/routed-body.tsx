'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { afterDrawing, announceLive } from '@/components/ui/hydration/announce-live';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { isEntryOfDialog, leaveEntry } from '@/components/ui/dialog/dialog-entry';
import type { Lang } from '@/content/lang';
import { fetchAhead, hrefOf, savesData } from './ahead';
import { PageLang } from './page-lang';

const routed = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-routed]');

/**
 * The body of a document, which follows its links by the router: one answer for all of them, and none of them a
 * component of the browser. Fetches the page of a link when a pointer or the focus comes to it, or when it stays
 * in view (./ahead); with data saving on, only when it is followed. Until it runs, links are the browser's own.
 */
export function RoutedBody({ lang, children }: { lang: Lang; children: ReactNode }) {
  const router = useRouter();
  const fetch = useEffectEvent((href: Route) => router.prefetch(href));
  useLayoutEffect(afterDrawing, []);
  // In this order: who announces takes away what the first one reads.
  useEffect(() => {
    const end = fetchAhead((href) => fetch(href));
    announceLive();
    return end;
  }, []);

  const follow = (event: MouseEvent) => {
    const link = routed(event);
    if (!link || event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    // A dialog whose entry it is would go back when it closes: the page that comes takes the place of the entry.
    const isOver = link.closest('dialog') !== null && isEntryOfDialog();
    if (isOver && link.pathname !== window.location.pathname) leaveEntry();
    router[isOver ? 'replace' : 'push'](hrefOf(link));
  };
  const approach = (event: PointerEvent | FocusEvent) => {
    const link = routed(event);
    // Between the parts of a link nothing is approached.
    if (!link || link.contains(event.relatedTarget as Node | null) || savesData()) return;
    // A place on the page that is shown is there already.
    if (!hrefOf(link).startsWith('#')) router.prefetch(hrefOf(link));
  };
  return (
    <body onClick={follow} onPointerOver={approach} onFocus={approach}>
      <PageLang value={lang}>{children}</PageLang>
    </body>
  );
}
