'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { localPath } from '@/content/local-path';
import { Mark } from '@/components/ui/layout/mark';
import { useMediaQuery } from '@/components/ui/loading/use-media-query';
import { DismissButton } from './dismiss-button';
import { DISMISSED_APP, useDismissal } from './use-dismissal';

export interface InstallBannerProps {
  words: { name: string; title: string; text: string; action: string; close: string };
  stores: { android: string; ios: string };
}

const SHOW_AT = 300;

function useScrolledPast(distance: number, watch: boolean): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!watch) return;
    const look = () => setPast(window.scrollY > distance);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [distance, watch]);
  return watch && past;
}

/**
 * The way to the app: only at home, on a small screen, after 300 px, and never again once it was closed. A part of the
 * header, so that it lies over nothing else.
 */
export function InstallBanner({ words, stores }: InstallBannerProps) {
  const small = useMediaQuery('(max-width: 47.99em)');
  const home = usePathname() === localPath('/', usePageLang());
  const { isDismissed, dismiss } = useDismissal(DISMISSED_APP);
  const isShown = useScrolledPast(SHOW_AT, small && home && !isDismissed);
  // Told to the style sheet: what is scrolled into view ends below this row too.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-app-row', isShown);
    return () => document.documentElement.removeAttribute('data-app-row');
  }, [isShown]);
  if (!isShown) return null;

  const store = /iPad|iPhone|iPod/.test(navigator.userAgent) ? stores.ios : stores.android;
  return (
    <section
      aria-label={words.name}
      className="on-dark grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 bg-bitumen py-1.5 ps-4 pe-1 text-limewash transition-[clip-path] duration-slow ease-weighted [clip-path:inset(0)] starting:[clip-path:inset(0_0_100%)] short:hidden"
    >
      <Mark className="w-10 text-terracotta-lit max-[22em]:hidden" />
      <p className="t-small leading-tight wrap-break-word">
        {words.title}
        <span className="t-note block text-ash max-[18em]:hidden">{words.text}</span>
      </p>
      <a
        href={store}
        target="_blank"
        rel="noopener noreferrer"
        className="t-label inline-flex min-h-tap items-center rounded bg-terracotta px-4 wrap-break-word text-plaster no-underline transition-colors duration-fast hover:bg-kiln"
      >
        {words.action}
      </a>
      <DismissButton label={words.close} onClick={dismiss} />
    </section>
  );
}
