import { LANGS, type Lang } from '@/content/lang';
import { words } from '@/content/words';

/** A short silent film, made by studio/post/film.py. What is seen stands in its captions, take by take. */
interface FilmFact {
  mp4: `/${string}`;
  webm: `/${string}`;
  seconds: number;
  width: number;
  height: number;
  /** The day it was put on the site. */
  published: string;
  /** When each caption begins, in seconds; what it says stands in `filmCaptions`. */
  takes: readonly number[];
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

const SIZE = { width: 1024, height: 576 } as const;

const files = (name: string) => ({ mp4: `/video/${name}.mp4`, webm: `/video/${name}.webm` }) as const;

export const FILMS = {
  roofingComponents: {
    ...files('roofing-components'),
    ...SIZE,
    seconds: 14.6,
    published: '2026-11-21',
    takes: [0, 3.3, 6.3, 9.1, 11.3],
  },
  sigmaNatural: {
    ...files('sigma-natural'),
    ...SIZE,
    seconds: 11.8,
    published: '2026-11-23',
    takes: [0, 3.1, 6.1, 8.7],
  },
} as const satisfies Record<string, FilmFact>;

export type FilmId = keyof typeof FILMS;

/** Said over a film that does not come. */
export const filmWords = words(
  { failed: 'The film could not be loaded. Check your connection and try again.' },
  { ar: { failed: 'تعذّر تحميل الفيلم. يُرجى التحقق من الاتصال والمحاولة من جديد.' } },
);

/** What is said of each take. */
const TEXTS = words(
  {
    roofingComponents: [
      'A tile roof from above: ridge, gable ends, a valley and a chimney.',
      'The radiant barrier, a silver foil, is rolled out first; counter battens are fixed on it.',
      'Battens are fixed across, and the tiles are laid on them.',
      'At the eaves, the pest guard closes the gaps under the first course.',
      'The ridge roll covers the ridge, and half-round caps go over it. No cement mortar.',
    ],
    sigmaNatural: [
      'A heater with natural circulation: the tank lies above the collector.',
      'Under the glass of the collector, the absorber heats the fluid in its pipes. Insulation lies behind it.',
      'The warm fluid rises to the tank by itself. No pump is needed.',
      'Model 300, the largest: its tank is 1690\u00a0mm long.',
    ],
  },
  {
    ar: {
      roofingComponents: [
        'سقف قرميد من الأعلى: القمة وجانبا الجملون ووادٍ ومدخنة.',
        'يُفرش أولًا الحاجز العاكس للحرارة، وهو رقائق فضية، وتُثبَّت فوقه سدايب التهوية.',
        'تُثبَّت السدايب بعرض السقف، ويُركَّب عليها القرميد.',
        'عند الحافة السفلية يسدّ مانع الطيور الفراغات تحت الصف الأول.',
        'يغطي شريط القمة خط القمة، وفوقه قرميد نصف دائري. بلا مونة إسمنتية.',
      ],
      sigmaNatural: [
        'سخان بالتدوير الطبيعي: الخزان فوق المجمّع الشمسي.',
        'تحت زجاج المجمّع يسخّن سطح الامتصاص السائل في أنابيبه، وخلفه العزل.',
        'يصعد السائل الساخن إلى الخزان من تلقاء نفسه، بدون مضخة.',
        'موديل 300، الأكبر: طول خزانه 1690\u00a0مم.',
      ],
    },
  },
);

/** The captions of a film: each stands until the next begins, the last to the end. */
export function filmCues(film: FilmId, lang: Lang): readonly Cue[] {
  const { takes, seconds }: FilmFact = FILMS[film];
  const texts: readonly string[] = TEXTS[lang][film];
  return texts.map((text, at) => ({ from: takes[at]!, to: takes[at + 1] ?? seconds, text }));
}

/**
 * Address of the caption file, which says the same; a test compares them. Same origin, wherever the film itself
 * lies: a browser asks for captions from nowhere else.
 */
export const captionsOf = (film: FilmId, lang: Lang): string =>
  FILMS[film].mp4.replace('.mp4', lang === LANGS[0] ? '.vtt' : `.${lang}.vtt`);

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export const captionFile = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}`)].join('\n\n') +
  '\n';
