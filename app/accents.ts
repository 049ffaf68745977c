import localFont from 'next/font/local';

/**
 * The accented letters of Latin-1, fetched only by a page that holds one: names people typed. Those of Spanish colours
 * come from a file of their own, later (components/shell/late-letters.tsx): 4.2 KB, made of this one with
 * `pyftsubset --text='ÁÉÓáéíóúñ÷' --layout-features=ccmp,kern,liga,tnum`.
 */
const accents = localFont({
  src: './fonts/archivo-accents.woff2',
  weight: '300 800',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6,U+00A8,U+00AA,U+00AC,U+00AF,U+00B4-00B6,U+00B8-00BA,U+00BF-00C0,U+00C2-00C8,U+00CA-00D2,U+00D4-00D6,U+00D8-00E0,U+00E2-00E8,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F6,U+00F8-00F9,U+00FB-00FF,U+0131',
    },
  ],
  variable: '--font-archivo-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Apart from the others: the last error page, which every page brings along, does without. */
export const accentVariables = accents.variable;
