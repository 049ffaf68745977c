'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { Lang } from '@/content/lang';

/** After the scripts of the page, which wait for its opening picture themselves, ms: it is painted a moment later. */
const PAUSE = 1000;

/** A face that is added again is not added twice. */
const faces: Record<string, FontFace> = {};

/** What it lacks comes from the next in the family. Versions as in app/letters.css: kept for a year. */
function add(family: string): void {
  const about = { weight: '300 800', stretch: '100% 125%', display: 'swap' } as const;
  document.fonts.add((faces[family] ??= new FontFace(family, `url(/fonts/${family}.v2.woff2)`, about)));
}

/**
 * Letters that are not worth a first view: accents of Spanish colours and the sign of division, and figures and Latin
 * names of an Arabic page. They come after everything else, beside which they would hold it back
 * (docs/decisions/354-latin-letters-of-arabic-pages-come-late.md).
 */
export function LateLetters({ lang }: { lang: Lang }) {
  // In the frame of every page, which stays as long as its document: each page in it is looked at.
  const path = usePathname();
  useEffect(() => {
    setTimeout(() => {
      // A new face sets all text anew: only where it is needed.
      if (/[ÁÉÓá-ú]/.test(document.body.textContent)) add('archivo-spanish');
      if (lang === 'ar') add('archivo-text');
    }, PAUSE);
  }, [lang, path]);
  return null;
}
