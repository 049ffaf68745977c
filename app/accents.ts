import localFont from 'next/font/local';

/**
 * The accented letters of Spanish colours and names, and the sign of division: 3.5 KB, where all accents are 17. Made
 * of the file below with `pyftsubset --text='Ááéíóúñ÷' --layout-features=ccmp,kern,liga,tnum`.
 */
const spanish = localFont({
  src: './fonts/archivo-spanish.woff2',
  weight: '300 800',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    { prop: 'unicode-range', value: 'U+00C1,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00F7,U+00FA' },
  ],
  variable: '--font-archivo-spanish',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** The accented letters of Latin-1, fetched only by a page that holds one of the others: names people typed. */
const accents = localFont({
  src: './fonts/archivo-accents.woff2',
  weight: '300 800',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    {
      prop: 'unicode-range',
      value: 'U+00A1-00A6,U+00A8,U+00AA,U+00AC,U+00AF,U+00B4-00B6,U+00B8-00BA,U+00BF-00D6,U+00D8-00FF,U+0131',
    },
  ],
  variable: '--font-archivo-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Apart from the others: the last error page, which every page brings along, does without. */
export const accentVariables = `${spanish.variable} ${accents.variable}`;
