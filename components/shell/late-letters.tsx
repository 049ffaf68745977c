'use client';

import { useEffect } from 'react';
import type { Lang } from '@/content/lang';

/** After everything has come, ms: the opening picture is painted a moment later. */
const PAUSE = 1000;

/** Versions in their names, as in app/letters.css: kept for a year. */
const from = (name: string) => `url('/fonts/${name}.woff2') format('woff2')`;

/** Accented letters of Spanish colours and names, and the sign of division. */
const SPANISH = 'U+00C1,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00F7,U+00FA';

/** What cannot be fetched is done without: the letters of the device stand there already, as wide and as high. */
function add(lang: Lang): void {
  const weight = '300 800';
  const spanish = { weight, stretch: '100% 125%', unicodeRange: SPANISH };
  // Fetched only by a page that holds one of its letters.
  document.fonts.add(new FontFace('Archivo Spanish', from('archivo-spanish.v1'), spanish));
  if (lang === 'ar')
    void new FontFace('Archivo Text', from('archivo-text.v2'), { weight }).load().then(
      (face) => document.fonts.add(face),
      () => undefined,
    );
}

/**
 * Letters that are not worth a first view: accents, and figures and Latin names of an Arabic page. They come after
 * everything else, beside which they would hold it back (docs/decisions/354-latin-letters-of-arabic-pages-come-late.md).
 */
export function LateLetters({ lang }: { lang: Lang }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer = setTimeout(() => add(lang), PAUSE);
    };
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
    return () => {
      window.removeEventListener('load', soon);
      clearTimeout(timer);
    };
  }, [lang]);
  return null;
}
