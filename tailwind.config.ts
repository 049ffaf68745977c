import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;
const tokens = (names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));

const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    // Replaces the stock palette: a colour that is not of the look cannot be written.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens([
        'limewash',
        'plaster',
        'sand',
        'sand-deep',
        'hairline',
        'joint',
        'bitumen',
        'bitumen-soft',
        'bitumen-line',
        'ash',
        'terracotta',
        'terracotta-lit',
        'kiln',
        'kiln-wash',
        'verdigris',
        'verdigris-lit',
        'verdigris-wash',
        'veil',
        'scrim',
      ]),
    },
    screens: { sm: '40em', md: '48em', lg: '64em', nav: '70em', xl: '90em' },
    extend: {
      spacing: {
        gutter: token('gutter'),
        margin: token('margin'),
        section: token('section'),
        tap: token('tap'),
        ctl: token('ctl'),
        hd: token('hd'),
        'hd-small': token('hd-small'),
      },
      borderRadius: { DEFAULT: token('r') },
      maxWidth: { measure: token('measure') },
      aspectRatio: { portrait: '4 / 5', landscape: '3 / 2' },
      transitionTimingFunction: { weighted: token('ease') },
      transitionDuration: { fast: token('fast'), slow: token('slow') },
    },
  },
};

export default config;
