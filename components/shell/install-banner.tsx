'use client';

import { X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { localPath } from '@/content/local-path';
import { Mark } from '@/components/ui/layout/mark';
import { useMediaQuery } from '@/components/ui/loading/use-media-query';

export interface InstallBannerProps {
  words: { name: string; title: string; text: string; action: string; close: string };
  stores: { android: string; ios: string };
}

export const DISMISSED = 'installBannerDismissed';
const SHOW_AT = 300;

/** Storage may be blocked: then nothing is remembered, and nothing breaks. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal() {
  try {
    localStorage.setItem(DISMISSED, 'true');
  } catch {
    // Dismissed for this visit only.
  }
}

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
  const [closed, setClosed] = useState(false);
  const past = useScrolledPast(SHOW_AT, small && home && !closed);
  const isShown = past && !wasDismissed();
  // Told to the style sheet: what is scrolled into view ends below this row too.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-app-row', isShown);
    return () => document.documentElement.removeAttribute('data-app-row');
  }, [isShown]);
  if (!isShown) return null;

  const store = /iPad|iPhone|iPod/.test(navigator.userAgent) ? stores.ios : stores.android;
  const dismiss = () => {
    rememberDismissal();
    setClosed(true);
    // Its button is gone with it: the keyboard goes on from the page's start.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
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
      <button
        type="button"
        aria-label={words.close}
        className="grid size-tap place-items-center"
        onClick={dismiss}
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}
