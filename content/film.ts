/** The product film on /product/roofing-components, made by studio/post/film.py. */
export const FILM = {
  mp4: '/video/roofing-components.mp4',
  webm: '/video/roofing-components.webm',
  seconds: 14.6,
  width: 1024,
  height: 576,
  /** The day it was put on the site. */
  published: '2026-11-21',
} as const;

/** Same origin, wherever the film itself lies: a browser asks for captions from nowhere else. */
export const CAPTIONS = '/video/roofing-components.vtt';

interface Cue {
  from: number;
  to: number;
  text: string;
}

/** What is seen, take by take. public/video/roofing-components.vtt says the same; a test compares them. */
export const CUES: readonly Cue[] = [
  { from: 0, to: 3.3, text: 'A tile roof from above: ridge, gable ends, a valley and a chimney.' },
  {
    from: 3.3,
    to: 6.3,
    text: 'The radiant barrier, a silver foil, is rolled out first; counter battens are fixed on it.',
  },
  { from: 6.3, to: 9.1, text: 'Battens are fixed across, and the tiles are laid on them.' },
  { from: 9.1, to: 11.3, text: 'At the eaves, the pest guard closes the gaps under the first course.' },
  {
    from: 11.3,
    to: 14.6,
    text: 'The ridge roll covers the ridge, and half-round caps go over it. No cement mortar.',
  },
];

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export const captionFile = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`)].join('\n\n') +
  '\n';
