'use client';

import { useEffect } from 'react';
import type { Lang } from '@/content/lang';

/** After everything has come, ms: the opening picture is painted a moment later. */
const PAUSE = 1000;

/** Family, file and range; versions as in app/letters.css: kept for a year. Fetched by a page that holds such a letter. */
type Face = readonly [family: string, file: string, unicodeRange?: string];

/** Accented letters of Spanish colours, and the sign of division. */
const SPANISH: Face = ['Archivo Spanish', 'spanish.v1', 'U+C1,U+C9,U+D3,U+E1,U+E9,U+ED,U+F1,U+F3,U+F7,U+FA'];
const TEXT: Face = ['Archivo Text', 'text.v2'];

function add([family, file, unicodeRange]: Face): void {
  const about = { weight: '300 800', stretch: '100% 125%', display: 'swap', unicodeRange } as const;
  document.fonts.add(new FontFace(family, `url(/fonts/archivo-${file}.woff2)`, about));
}

/**
 * Letters that are not worth a first view: accents, and figures and Latin names of an Arabic page. They come after
 * everything else, beside which they would hold it back (docs/decisions/354-latin-letters-of-arabic-pages-come-late.md).
 */
export function LateLetters({ lang }: { lang: Lang }) {
  // In the frame of every page: it stays as long as its document.
  useEffect(() => {
    const soon = () => setTimeout(() => (lang === 'ar' ? [SPANISH, TEXT] : [SPANISH]).forEach(add), PAUSE);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }, [lang]);
  return null;
}
