import manifest from '@/content/pictures/manifest.json';
import { FITTINGS, type Fitting } from './gallery';
import { SUPPLIERS, texturesOf, type ProfileName, type SupplierId, type TextureKey } from './textures';

/** What the galleries of the supplier pages show: tabs, cards in them, and two or three views on a card. */
export type RangeView = `${TextureKey}-${'roof' | 'slope' | 'tile'}`;

/** Suppliers whose fittings have a tab, with the two colours they are shown in. */
export const FITTING_COLOURS = {
  supp_1: { maker: 'bmi', colours: ['#b4653f', '#6f4a38'] },
  supp_2: { maker: 'cobert', colours: ['#bf774d', '#505155'] },
  supp_3: { maker: 'logica', colours: ['#ab5a3c', '#bfa07a'] },
  supp_5: { maker: 'yamama', colours: ['#a34a35', '#c8ab82'] },
} as const satisfies Partial<Record<SupplierId, { maker: string; colours: readonly [string, string] }>>;

type FittingSupplier = keyof typeof FITTING_COLOURS;

const SHOWN = ['ridge', 'end-ridge', 'apex', 'lateral-right', 'vent'] as const satisfies readonly Fitting[];

export type FittingView =
  `${(typeof FITTING_COLOURS)[FittingSupplier]['maker']}-${(typeof SHOWN)[number]}-${1 | 2}`;

export interface RangeCard {
  title: string;
  /** Texture of the simulator it stands for; fittings have none. */
  texture?: TextureKey;
  pictures: readonly `range/${RangeView | FittingView}`[];
}

export interface RangeTab {
  title: string;
  cards: readonly RangeCard[];
}

/** How the address of a maker's page names a tab. */
export const tabId = ({ title }: Pick<RangeTab, 'title'>): string => title.toLowerCase();

/** The laid slope and the single tile, and before them the roof of a house where the studio has a plate for it. */
function viewsOf(key: TextureKey): RangeCard['pictures'] {
  const views = [`range/${key}-slope`, `range/${key}-tile`] as const;
  const roof = `range/${key}-roof` as const;
  return roof in manifest ? [roof, ...views] : views;
}

const cardsOf = (supplier: SupplierId, profile?: ProfileName): readonly RangeCard[] =>
  texturesOf(supplier)
    .filter((texture) => !profile || texture.profile === profile)
    .map(({ key, title, colour }) => ({
      title: supplier === 'supp_6' || supplier === 'supp_7' ? colour : title,
      texture: key,
      pictures: viewsOf(key),
    }));

export interface FittingPicture {
  picture: `range/${FittingView}`;
  supplier: SupplierId;
  fitting: Fitting;
  colour: string;
  maker: string;
}

/** The pictures of fittings on supplier pages, for the studio. */
export const FITTING_PICTURES: readonly FittingPicture[] = (
  Object.keys(FITTING_COLOURS) as FittingSupplier[]
).flatMap((supplier) => {
  const { maker, colours } = FITTING_COLOURS[supplier];
  return SHOWN.flatMap((fitting) =>
    colours.map((colour, index) => ({
      picture: `range/${maker}-${fitting}-${(index + 1) as 1 | 2}` as const,
      supplier,
      fitting,
      colour,
      maker: SUPPLIERS[supplier].maker,
    })),
  );
});

const accessories = (supplier: FittingSupplier): RangeTab => {
  const { maker } = FITTING_COLOURS[supplier];
  const cards = SHOWN.map((fitting) => ({
    title: FITTINGS[fitting].name.replace(', right', ''),
    pictures: [`range/${maker}-${fitting}-1`, `range/${maker}-${fitting}-2`] as const,
  }));
  return { title: 'Accessories', cards };
};

/** Tabs of each supplier in the specification's order and spelling. */
export const RANGES = {
  supp_1: [
    { title: 'Portoghese', cards: cardsOf('supp_1', 'Portoghese') },
    { title: 'Marsigliese', cards: cardsOf('supp_1', 'Marsigliese') },
    accessories('supp_1'),
  ],
  supp_2: [
    { title: 'Duna', cards: cardsOf('supp_2', 'Duna') },
    { title: 'KlinkerMeridional', cards: cardsOf('supp_2', 'Klinker Meridional') },
    { title: 'KlinkerVirtus', cards: cardsOf('supp_2', 'Klinker Virtus') },
    { title: 'CurvaCollado', cards: cardsOf('supp_2', 'Curva Collado') },
    accessories('supp_2'),
  ],
  supp_3: [
    { title: 'LogicaLusa', cards: cardsOf('supp_3', 'LogicaLusa') },
    { title: 'LogicaPlana', cards: [...cardsOf('supp_3', 'LogicaPlana'), ...cardsOf('supp_8')] },
    accessories('supp_3'),
  ],
  supp_5: [
    { title: 'Marsigliese', cards: cardsOf('supp_5', 'Marsigliese') },
    { title: 'Portoghese', cards: cardsOf('supp_5', 'Portoghese') },
    accessories('supp_5'),
  ],
  supp_6: [{ title: 'Wave', cards: cardsOf('supp_6') }],
  supp_7: [{ title: 'Natural', cards: cardsOf('supp_7') }],
} as const satisfies Partial<Record<SupplierId, readonly RangeTab[]>>;
