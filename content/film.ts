/** A short silent film, made by studio/post/film.py. What is seen stands in its captions, take by take. */
export interface FilmFact {
  mp4: `/${string}`;
  webm: `/${string}`;
  /** Same origin, wherever the film itself lies: a browser asks for captions from nowhere else. */
  captions: string;
  seconds: number;
  width: number;
  height: number;
  /** The day it was put on the site. */
  published: string;
  /** The caption file says the same; a test compares them. */
  cues: readonly Cue[];
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

const SIZE = { width: 1024, height: 576 } as const;

const files = (name: string) =>
  ({ mp4: `/video/${name}.mp4`, webm: `/video/${name}.webm`, captions: `/video/${name}.vtt` }) as const;

export const FILMS = {
  roofingComponents: {
    ...files('roofing-components'),
    ...SIZE,
    seconds: 14.6,
    published: '2026-11-21',
    cues: [
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
    ],
  },
  sigmaNatural: {
    ...files('sigma-natural'),
    ...SIZE,
    seconds: 11.8,
    published: '2026-11-23',
    cues: [
      { from: 0, to: 3.1, text: 'A heater with natural circulation: the tank lies above the collector.' },
      {
        from: 3.1,
        to: 6.1,
        text: 'Under the glass of the collector, the absorber heats the fluid in its pipes. Insulation lies behind it.',
      },
      { from: 6.1, to: 8.7, text: 'The warm fluid rises to the tank by itself. No pump is needed.' },
      { from: 8.7, to: 11.8, text: 'Model 300, the largest: its tank is 1,690 mm long.' },
    ],
  },
} as const satisfies Record<string, FilmFact>;

export type FilmId = keyof typeof FILMS;

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export const captionFile = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`)].join('\n\n') +
  '\n';
