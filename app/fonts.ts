import localFont from 'next/font/local';

/** English letters, figures and signs, weight and width axes in one file: the only font a first view fetches. */
const archivo = localFont({
  src: './fonts/archivo-latin.woff2',
  weight: '300 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  variable: '--font-archivo',
  display: 'swap',
  preload: true,
});

/** Arabic; the range keeps it unfetched until a page holds such a letter, so it can stand first in the family. */
const alexandria = localFont({
  src: './fonts/alexandria-arabic.woff2',
  weight: '300 800',
  declarations: [
    { prop: 'unicode-range', value: 'U+0600-06FF,U+0750-077F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFF' },
  ],
  variable: '--font-alexandria',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const fontVariables = `${archivo.variable} ${alexandria.variable}`;
