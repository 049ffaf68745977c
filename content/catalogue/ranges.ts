import type { Lang } from '@/content/lang';
import manifest from '@/content/pictures/manifest.json';
import { words } from '@/content/words';
import { fittingWords, type Fitting } from './gallery';
import {
  cardTitle,
  TILE_RANGES,
  texturesOf,
  type ProfileId,
  type RangeId,
  type Texture,
  type TextureKey,
} from './textures';

/** What the galleries of the supplier pages show: tabs, cards in them, and two or three views on a card. */
type RangeView = `${TextureKey}-${'roof' | 'slope' | 'tile'}`;

/** Ranges whose fittings have a tab, with the two colours they are shown in. */
export const FITTING_COLOURS = {
  supp_1: { manufacturer: 'bmi', colours: ['#b4653f', '#6f4a38'] },
  supp_2: { manufacturer: 'cobert', colours: ['#bf774d', '#505155'] },
  supp_3: { manufacturer: 'logica', colours: ['#ab5a3c', '#bfa07a'] },
  supp_5: { manufacturer: 'yamama', colours: ['#a34a35', '#c8ab82'] },
} as const satisfies Partial<Record<RangeId, { manufacturer: string; colours: readonly [string, string] }>>;

type FittingRange = keyof typeof FITTING_COLOURS;

const SHOWN = ['ridge', 'end-ridge', 'apex', 'lateral-right', 'vent'] as const satisfies readonly Fitting[];

type FittingView =
  `${(typeof FITTING_COLOURS)[FittingRange]['manufacturer']}-${(typeof SHOWN)[number]}-${1 | 2}`;

export interface RangeCard {
  /** What it shows: a texture of the simulator, or a fitting. */
  of: { texture: Texture } | { fitting: Fitting };
  pictures: readonly `range/${RangeView | FittingView}`[];
}

type TabWords = Readonly<Record<Lang, { title: string; name: string }>>;

export interface RangeTab {
  /** How the address of the supplier's page names it. */
  id: string;
  /** What it is called: by itself, in the specification's spelling, and inside a sentence. */
  words: TabWords;
  holds: 'tiles' | 'fittings';
  /** Of its tiles, for the drawing. */
  profile?: ProfileId;
  cards: readonly RangeCard[];
}

/** From the tile to the roof: laid close by, by itself, then on a house where the studio has a plate for it. */
function viewsOf(key: TextureKey): RangeCard['pictures'] {
  const views = [`range/${key}-slope`, `range/${key}-tile`] as const;
  const roof = `range/${key}-roof` as const;
  return roof in manifest ? [...views, roof] : views;
}

const cardsOf = (range: RangeId, profile?: ProfileId): readonly RangeCard[] =>
  texturesOf(range)
    .filter((texture) => !profile || texture.profile === profile)
    .map((texture) => ({
      of: { texture },
      pictures: viewsOf(texture.key),
    }));

export interface FittingPicture {
  picture: `range/${FittingView}`;
  range: RangeId;
  fitting: Fitting;
  colour: string;
  manufacturer: string;
}

/** The pictures of fittings on supplier pages, for the studio. */
export const FITTING_PICTURES: readonly FittingPicture[] = (
  Object.keys(FITTING_COLOURS) as FittingRange[]
).flatMap((range) => {
  const { manufacturer, colours } = FITTING_COLOURS[range];
  return SHOWN.flatMap((fitting) =>
    colours.map((colour, index) => ({
      picture: `range/${manufacturer}-${fitting}-${(index + 1) as 1 | 2}` as const,
      range,
      fitting,
      colour,
      manufacturer: TILE_RANGES[range].manufacturer,
    })),
  );
});

const accessories = (range: FittingRange): RangeTab => {
  const { manufacturer } = FITTING_COLOURS[range];
  const cards = SHOWN.map((fitting) => ({
    of: { fitting },
    pictures: [`range/${manufacturer}-${fitting}-1`, `range/${manufacturer}-${fitting}-2`] as const,
  }));
  const named = words(
    { title: 'Accessories', name: 'Accessories' },
    { ar: { title: 'الملحقات', name: 'الملحقات' } },
  );
  return { id: 'accessories', words: named, holds: 'fittings', cards };
};

const tiles = (id: string, named: TabWords, cards: readonly RangeCard[]): RangeTab => {
  const shown = cards[0]?.of;
  const profile = shown && 'texture' in shown ? shown.texture.profile : undefined;
  return { id, words: named, holds: 'tiles', profile, cards };
};

/** A profile keeps its name whatever the language; English tabs spell it as the specification does. */
const latin = (title: string, name = title): TabWords =>
  words({ title, name }, { ar: { title: name, name } });

/** Tabs of each range in the specification's order and spelling. */
export const RANGES = {
  supp_1: [
    tiles('portoghese', latin('Portoghese'), cardsOf('supp_1', 'portoghese')),
    tiles('marsigliese', latin('Marsigliese'), cardsOf('supp_1', 'marsigliese')),
    accessories('supp_1'),
  ],
  supp_2: [
    tiles('duna', latin('Duna'), cardsOf('supp_2', 'duna')),
    tiles(
      'klinkermeridional',
      latin('KlinkerMeridional', 'Klinker Meridional'),
      cardsOf('supp_2', 'meridional'),
    ),
    tiles('klinkervirtus', latin('KlinkerVirtus', 'Klinker Virtus'), cardsOf('supp_2', 'virtus')),
    tiles('curvacollado', latin('CurvaCollado', 'Curva Collado'), cardsOf('supp_2', 'curva')),
    accessories('supp_2'),
  ],
  supp_3: [
    tiles('logicalusa', latin('LogicaLusa'), cardsOf('supp_3', 'lusa')),
    tiles('logicaplana', latin('LogicaPlana'), [...cardsOf('supp_3', 'plana'), ...cardsOf('supp_8')]),
    accessories('supp_3'),
  ],
  supp_5: [
    tiles('marsigliese', latin('Marsigliese'), cardsOf('supp_5', 'marsigliese')),
    tiles('portoghese', latin('Portoghese'), cardsOf('supp_5', 'portoghese')),
    accessories('supp_5'),
  ],
  supp_6: [tiles('wave', latin('Wave'), cardsOf('supp_6'))],
  supp_7: [
    tiles(
      'natural',
      words(
        { title: 'Natural', name: 'Natural (S-shaped)' },
        { ar: { title: 'Natural', name: 'Natural (على شكل حرف\u00a0S)' } },
      ),
      cardsOf('supp_7'),
    ),
  ],
} as const satisfies Partial<Record<RangeId, readonly RangeTab[]>>;

/** What a card is called on its tab. */
export const rangeTitle = ({ of }: RangeCard, lang: Lang): string =>
  'texture' in of ? cardTitle(of.texture, lang) : fittingWords[lang][of.fitting].short;
