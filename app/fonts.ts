import localFont from 'next/font/local';

/**
 * English letters, figures and signs, weight and width axes in one file: the only font a first view fetches, but for
 * the letters of Arabic pages (app/joined-letters.css).
 */
const archivo = localFont({
  src: './fonts/archivo-latin.woff2',
  weight: '300 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  variable: '--font-archivo',
  display: 'swap',
  preload: true,
});

export const fontVariables = archivo.variable;
