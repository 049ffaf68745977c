'use client';

import { useEffect } from 'react';

/** Version and name as in app/joined-letters.css: kept for a year. */
const FILE = "url('/fonts/archivo-text.v2.woff2') format('woff2')";
/** After everything has come, ms: the opening picture is painted a moment later. */
const PAUSE = 1000;

/** What cannot be fetched is done without: the letters of the device stand there already, as wide and as high. */
const add = () =>
  new FontFace('Archivo Text', FILE, { weight: '300 800' }).load().then(
    (face) => document.fonts.add(face),
    () => undefined,
  );

/**
 * Figures and Latin names of an Arabic page, after everything else: beside the Arabic letters they would hold back its
 * first view (docs/decisions/354-latin-letters-of-arabic-pages-come-late.md).
 */
export function LateLetters() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer = setTimeout(() => void add(), PAUSE);
    };
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
    return () => {
      window.removeEventListener('load', soon);
      clearTimeout(timer);
    };
  }, []);
  return null;
}
