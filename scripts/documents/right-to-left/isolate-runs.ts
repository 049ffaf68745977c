/** Tags, and drawings with all that is in them. */
const MARKUP = /(<svg[\s\S]*?<\/svg>|<[^>]*>)/;

/** A name, an address, a code: `Klinker`, `YRT-FB`, `bmigroup.com/pt`. */
const WORD = /[a-z\u00c0-\u024f](?:[\w\u00c0-\u024f.@/-]*[\w\u00c0-\u024f])?/.source;
const NUMBER = /[+−]?\d[\d.,]*/.source;

const RUN = new RegExp(
  [
    // A letter as HTML writes it is no name.
    '&#?\\w+;',
    // Names, with what stands between them: `BMI Portugal, bmigroup.com/pt`.
    `${WORD}(?:,? ${WORD})*`,
    // A sum or a size: `60 × 1.2208 = 73.25`.
    `${NUMBER}(?: [+−×÷=] ${NUMBER})+`,
    // A number of telephone, one with a sign, degrees, a code of two numbers.
    '\\+?\\d(?:[\\d ]{6,}\\d)',
    '[+−]\\d[\\d.,]*',
    '\\d[\\d.]*°',
    '\\d+/\\d+',
  ].join('|'),
  'gi',
);

/** Where a run begins and ends, for who reads the printed file: `RIGHT_TO_LEFT` of fonts/make.py. */
export const EDGE = '\u{10200f}';

const isolated = (run: string) =>
  run.startsWith('&') ? run : `<bdi>${EDGE}</bdi><bdi dir="ltr">${run}</bdi><bdi>${EDGE}</bdi>`;

/** The blank between `and` and a name, and before a name of one letter: no line ends there. */
const BOUND = new RegExp(`(?<=(?:^|[\\s>(])و) (?=<bdi>)| (?=<bdi>${EDGE}</bdi><bdi dir="ltr">\\w<)`, 'gu');

/**
 * Names, sums and numbers of telephone between isolates, in markup that runs from right to left: each keeps its own
 * order, and none turns round what stands beside it.
 */
export const isolateRuns = (html: string): string =>
  html
    .split(MARKUP)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(RUN, isolated)))
    .join('')
    .replace(BOUND, '\u00a0');
