import { preload } from 'react-dom';
import type { Lang } from '@/content/lang';

/** What a first view is set in: app/letters.css and app/joined-letters.css name the same files. */
const FIRST: Record<Lang, string> = { en: '/fonts/archivo.v2.woff2', ar: '/fonts/alexandria.v3.woff2' };

/**
 * Asks for the letters of a language before the style sheet is read, and for those of no other: what the framework knows
 * of a font is asked for ahead by pages of all languages or of none.
 */
export function askForLetters(lang: Lang): void {
  preload(FIRST[lang], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
