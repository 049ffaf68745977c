import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { words } from '@/content/words';
import { colourNames, type ColourId, type TileCategory } from './colours';
import type { HOTSPOTS } from './diagram';
import {
  PROFILE_NAMES,
  TEXTURES,
  textureTitle,
  type ProfileId,
  type RangeId,
  type TextureKey,
} from './textures';

/** The 112 pictures of the roof tile gallery: every texture laid, most of them as a single tile, and fittings. */
type GalleryView = 'laid' | 'single' | 'fitting';

/** Textures shown as a single tile too. A blend has no single tile of its own. */
const SINGLES = [
  'bmi-portoghese-natural',
  'bmi-portoghese-red',
  'bmi-portoghese-brown',
  'bmi-marsigliese-natural',
  'bmi-marsigliese-blood-red',
  'bmi-marsigliese-dark-grey',
  'cobert-duna-natural',
  'cobert-duna-beige',
  'cobert-duna-brown',
  'cobert-meridional-natural',
  'cobert-meridional-red',
  'cobert-meridional-white',
  'cobert-virtus-dark-grey',
  'cobert-virtus-grey',
  'cobert-collado-natural',
  'cobert-lusa-natural',
  'cobert-lusa-red',
  'cobert-lusa-brown',
  'cobert-plana-red',
  'cobert-plana-beige',
  'cobert-plana-dark-grey',
  'braas-romana-red',
  'braas-romana-brown',
  'braas-romana-grey',
  'braas-romana-black',
  'yrt-fb',
  'yrt-pb',
  'yrt-eb',
  'yrt-rb',
  'wave-caramel',
  'wave-green',
  'wave-blue',
  'wave-maroon',
  'ceipo-straw',
  'ceipo-maroon',
  'plana-natural',
  'plana-grey',
  'plana-white',
] as const satisfies readonly TextureKey[];

/** Fittings by their shape in the studio: the name visitors read, a shorter one, and what is to be seen. */
export const fittingWords = words(
  {
    ridge: { name: 'Ridge tile', short: 'Ridge tile', seen: 'half-round ridge tile with a collar' },
    'end-ridge': { name: 'End ridge', short: 'End ridge', seen: 'end ridge tile closed by a rounded dome' },
    'end-cap': { name: 'End cap', short: 'End cap', seen: 'half-round end cap for the gable end of a ridge' },
    apex: {
      name: 'Three-way ridge',
      short: 'Three-way ridge',
      seen: 'three-way piece for a ridge and two hips',
    },
    'lateral-left': {
      name: 'Lateral, left',
      short: 'Lateral',
      seen: 'angled verge piece for the left edge of a roof',
    },
    'lateral-right': {
      name: 'Lateral, right',
      short: 'Lateral',
      seen: 'angled verge piece for the right edge of a roof',
    },
    vent: {
      name: 'Ventilation tile',
      short: 'Ventilation tile',
      seen: 'flat tile with a hooded ventilation opening',
    },
    valley: { name: 'Valley tile', short: 'Valley tile', seen: 'broad tapering valley tile' },
  },
  {
    ar: {
      ridge: { name: 'قرميد القمة', short: 'قرميد القمة', seen: 'قرميدة قمة نصف دائرية بطوق' },
      'end-ridge': { name: 'نهاية القمة', short: 'نهاية القمة', seen: 'قرميدة نهاية القمة بطرف مقبّب مغلق' },
      'end-cap': {
        name: 'سدّادة القمة',
        short: 'سدّادة القمة',
        seen: 'سدّادة نصف دائرية لطرف القمة عند واجهة الجملون',
      },
      apex: {
        name: 'قطعة قمة ثلاثية',
        short: 'قطعة قمة ثلاثية',
        seen: 'قطعة ثلاثية لملتقى القمة بضلعين مائلين',
      },
      'lateral-left': {
        name: 'قرميد الحافة، يسار',
        short: 'قرميد الحافة',
        seen: 'قطعة حافة بزاوية للجانب الأيسر من السقف',
      },
      'lateral-right': {
        name: 'قرميد الحافة، يمين',
        short: 'قرميد الحافة',
        seen: 'قطعة حافة بزاوية للجانب الأيمن من السقف',
      },
      vent: { name: 'قرميدة تهوية', short: 'قرميدة تهوية', seen: 'قرميدة مستوية بفتحة تهوية مغطّاة' },
      valley: { name: 'قرميد الوادي', short: 'قرميد الوادي', seen: 'قرميدة وادٍ عريضة تضيق عند طرفها' },
    },
  },
);

export type Fitting = keyof (typeof fittingWords)['en'];

/** The part of the diagram that a fitting is, which has a page; a ventilation tile is none. */
const PARTS: Partial<Record<Fitting, (typeof HOTSPOTS)[number]['id']>> = {
  ridge: 'ridge-and-wedges',
  'end-ridge': 'end-ridge',
  'end-cap': 'end-cap',
  apex: 'three-way',
  'lateral-left': 'laterals',
  'lateral-right': 'laterals',
  valley: 'valley',
};

/** The same of whatever the gallery shows: tiles are no parts. */
export const partOf = (profile: GalleryItem['profile']) => PARTS[profile as Fitting];

type FittingRow = readonly [
  key: string,
  fitting: Fitting,
  colour: ColourId,
  category: TileCategory,
  hex: string,
];

const FITTING_ROWS = [
  ['ridge-natural', 'ridge', 'natural', 'natural', '#b4653f'],
  ['ridge-red', 'ridge', 'red', 'red', '#a24833'],
  ['ridge-blood-red', 'ridge', 'blood-red', 'blood-red', '#8c2f25'],
  ['ridge-dark-grey', 'ridge', 'dark-grey', 'dark-grey', '#4a4b4e'],
  ['end-ridge-natural', 'end-ridge', 'natural', 'natural', '#b9704a'],
  ['end-ridge-brown', 'end-ridge', 'brown', 'brown', '#6b4838'],
  ['end-ridge-dark-grey', 'end-ridge', 'dark-grey', 'dark-grey', '#505256'],
  ['end-cap-natural', 'end-cap', 'natural', 'natural', '#b0633f'],
  ['end-cap-beige', 'end-cap', 'beige', 'beige', '#c3a377'],
  ['three-way-natural', 'apex', 'natural', 'natural', '#b6683f'],
  ['three-way-grey', 'apex', 'grey', 'grey', '#85868a'],
  ['three-way-maroon', 'apex', 'maroon', 'maroon', '#66302c'],
  ['lateral-left-natural', 'lateral-left', 'natural', 'natural', '#b86b45'],
  ['lateral-left-dark-grey', 'lateral-left', 'dark-grey', 'dark-grey', '#4e5053'],
  ['lateral-right-natural', 'lateral-right', 'natural', 'natural', '#b4653f'],
  ['lateral-right-brown', 'lateral-right', 'brown', 'brown', '#73503c'],
  ['vent-natural', 'vent', 'natural', 'natural', '#b26a49'],
  ['vent-dark-grey', 'vent', 'dark-grey', 'dark-grey', '#505256'],
  ['vent-white', 'vent', 'white', 'white', '#dcd8cf'],
  ['valley-natural', 'valley', 'natural', 'natural', '#b4653f'],
] as const satisfies readonly FittingRow[];

type GalleryId =
  `${TextureKey}-laid` | `${(typeof SINGLES)[number]}-single` | (typeof FITTING_ROWS)[number][0];

export interface GalleryItem {
  id: GalleryId;
  category: TileCategory;
  view: GalleryView;
  /** Fittings fit the roofs of several manufacturers and name none. */
  range: RangeId | null;
  /** Profile of a tile, or which fitting it is. */
  profile: ProfileId | Fitting;
  colour: ColourId;
  picture: `gallery/${GalleryId}`;
  /** Nominal colours the picture is made in. */
  colours: readonly string[];
}

const isSingle = (key: TextureKey) => (SINGLES as readonly string[]).includes(key);

const tiles: readonly GalleryItem[] = TEXTURES.flatMap(
  ({ key, category, range, profile, colour, colours }) => {
    const facts = { category, range, profile, colour };
    const laid: GalleryItem = {
      id: `${key}-laid`,
      view: 'laid',
      picture: `gallery/${key}-laid`,
      colours,
      ...facts,
    };
    if (!isSingle(key)) return [laid];
    const id = `${key}-single` as GalleryId;
    const single: GalleryItem = {
      id,
      view: 'single',
      picture: `gallery/${id}`,
      colours: colours.slice(0, 1),
      ...facts,
    };
    return [laid, single];
  },
);

const fittings: readonly GalleryItem[] = FITTING_ROWS.map(([id, fitting, colour, category, hex]) => ({
  id,
  category,
  view: 'fitting',
  range: null,
  profile: fitting,
  colour,
  picture: `gallery/${id}`,
  colours: [hex],
}));

/** What a facet of the gallery is called: a profile by its name, a fitting by its own. */
export const profileLabel = (profile: GalleryItem['profile'], lang: Lang): string =>
  profile in PROFILE_NAMES
    ? PROFILE_NAMES[profile as ProfileId]
    : fittingWords[lang][profile as Fitting].name;

/** Shape in the studio of a fitting's picture. */
export const fittingOf = (id: GalleryId): Fitting | undefined =>
  FITTING_ROWS.find(([key]) => key === id)?.[1];

export const GALLERY: readonly GalleryItem[] = [...tiles, ...fittings];

const laidWord = words({ laid: 'laid' }, { ar: { laid: 'على السقف' } });

/** What an item of the gallery is called; no two are called the same. */
export function galleryTitle({ view, range, profile, colour }: GalleryItem, lang: Lang): string {
  if (view === 'fitting' || !range)
    return inOneLine([profileLabel(profile, lang), colourNames[lang][colour].name], lang);
  const title = textureTitle({ range, profile: profile as ProfileId, colour }, lang);
  return view === 'laid' ? inOneLine([title, laidWord[lang].laid], lang) : title;
}
