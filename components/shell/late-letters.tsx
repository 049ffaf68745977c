'use client';

import { useEffect } from 'react';
import type { Lang } from '@/content/lang';

/** After everything has come, ms: the opening picture is painted a moment later. */
const PAUSE = 1000;

/** Versions in their names, as in app/letters.css: kept for a year. */
const from = (name: string) => `url(/fonts/archivo-${name}.woff2)`;
const weight = '300 800';

/** Accented letters of Spanish colours, and the sign of division: fetched only by a page that holds one. */
const spanish = {
  weight,
  stretch: '100% 125%',
  unicodeRange: 'U+C1,U+C9,U+D3,U+E1,U+E9,U+ED,U+F1,U+F3,U+F7,U+FA',
};

function add(lang: Lang): void {
  document.fonts.add(new FontFace('Archivo Spanish', from('spanish.v1'), spanish));
  // What cannot be fetched is done without: the letters of the device stand there already, as wide and as high.
  if (lang === 'ar')
    void new FontFace('Archivo Text', from('text.v2'), { weight })
      .load()
      .then((face) => document.fonts.add(face))
      .catch(() => undefined);
}

/**
 * Letters that are not worth a first view: accents, and figures and Latin names of an Arabic page. They come after
 * everything else, beside which they would hold it back (docs/decisions/354-latin-letters-of-arabic-pages-come-late.md).
 */
export function LateLetters({ lang }: { lang: Lang }) {
  // In the frame of every page: it stays as long as its document.
  useEffect(() => {
    const soon = () => setTimeout(add, PAUSE, lang);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }, [lang]);
  return null;
}
