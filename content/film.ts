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
  { from: 0, to: 2.8, text: 'A tile roof from above: ridge, gable ends, a valley and a chimney.' },
  { from: 2.8, to: 4.8, text: 'Counter battens run from the eaves to the ridge over grey underlay.' },
  { from: 4.8, to: 7, text: 'The radiant barrier, a silver foil, is rolled out over the slope.' },
  { from: 7, to: 9.4, text: 'Battens lie across, and the tiles are laid on them from the right.' },
  {
    from: 9.4,
    to: 11.4,
    text: 'At the eaves a black comb, the pest guard, closes the waves of the first course.',
  },
  {
    from: 11.4,
    to: 14.6,
    text: 'The pleated ridge roll lies on the ridge; half-round caps cover it. No mortar.',
  },
];

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export const captionFile = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`)].join('\n\n') +
  '\n';
