import type { PictureId } from '@/content/pictures/library';
import { LANGS, type Lang } from '@/content/lang';
import { componentsPage } from '@/content/pages/catalogue/components';
import { path, type RouteKey } from '@/content/routes';
import { HEATER_PICTURES, MODEL_PICTURES } from '@/content/solar/pictures';
import { addressOf } from '@/content/products/addresses';
import { MODEL_SHEETS, sheetWords } from '@/content/solar/sheets';
import { countryName, supplierName } from '@/content/suppliers/names';
import type { SupplierId } from '@/content/suppliers/registry';
import { tilePageOf } from '@/content/suppliers/tiles/all';
import { HOTSPOTS } from './diagram';
import { brickName } from './brick-names';
import { BRICKS } from './bricks';
import { ISIKLAR_GROUP_IDS, ISIKLAR_ITEM_IDS, isiklarNames, type IsiklarId } from './isiklar';
import { colourSlug, LA_PALOMA, LA_PALOMA_COLOURS } from './la-paloma';
import { OWN_NAMES, CATEGORY_NAMES, type Category, type Named } from './product-names';
import { cardTitle, supplierOf, TEXTURES, type Texture } from './textures';

interface Entered {
  id: string;
  category: Category;
  /** Parts come from several suppliers, so none is named. */
  supplier: SupplierId | null;
  picture: PictureId;
  page: RouteKey;
}

/** Profiles and colours of La Paloma keep their names whatever the language (content/STYLE.md). */
type Entry = Entered & ({ name: string } | { id: Named | `isiklar-${IsiklarId}` });

/** Who manufactures what, and on which page it stands. */
const bmi = { category: 'tiles', supplier: 'bmi', page: 'bmiItaly' } as const;
const cobertSpain = { category: 'tiles', supplier: 'cobert-spain', page: 'bmiSpain' } as const;
const cobertPortugal = {
  category: 'tiles',
  supplier: 'cobert-portugal',
  page: 'cobertPortugal',
} as const;
const yamamaTiles = { category: 'tiles', supplier: 'yamama', page: 'yamamaTiles' } as const;
const cejatel = { category: 'tiles', supplier: 'cejatel', page: 'cejatel' } as const;
const ceipo = { category: 'tiles', supplier: 'ceipo', page: 'ceipo' } as const;
const yamamaBricks = { category: 'bricks', supplier: 'yamama', page: 'yamamaBricks' } as const;
const laPaloma = { category: 'bricks', supplier: 'la-paloma', page: 'laPaloma' } as const;
const isiklar = { category: 'bricks', supplier: 'isiklar', page: 'isiklar' } as const;
const cmg = { category: 'solar', supplier: 'cmg' } as const;
const sigma = { category: 'solar', supplier: 'sigma' } as const;

const FIRST_ENTRIES = [
  { id: 'bmi-portoghese', name: 'Portoghese', picture: 'range/bmi-portoghese-natural-tile', ...bmi },
  { id: 'cobert-duna', name: 'Duna', picture: 'range/cobert-duna-natural-slope', ...cobertSpain },
  { id: 'la-paloma-rojo', name: 'Rojo', picture: 'la-paloma/rojo-wall', ...laPaloma },
  { id: 'bmi-marsigliese', name: 'Marsigliese', picture: 'range/bmi-marsigliese-blood-red-tile', ...bmi },
  {
    id: 'cmg-natural-circulation',
    picture: HEATER_PICTURES.natural,
    page: 'cmgNatural',
    ...cmg,
  },
  {
    id: 'cobert-logica-plana',
    name: 'LogicaPlana',
    picture: 'range/cobert-plana-dark-grey-slope',
    ...cobertPortugal,
  },
  { id: 'yamama-bricks-front', picture: 'brick/59', ...yamamaBricks },
  { id: 'ceipo-natural', picture: 'range/ceipo-brown-tile', ...ceipo },
  {
    id: 'cobert-klinker-meridional',
    name: 'Klinker Meridional',
    picture: 'range/cobert-meridional-natural-tile',
    ...cobertSpain,
  },
  {
    id: 'cobert-klinker-virtus',
    name: 'Klinker Virtus',
    picture: 'range/cobert-virtus-dark-grey-tile',
    ...cobertSpain,
  },
  {
    id: 'sigma-natural-circulation',
    picture: 'category/solar-water',
    page: 'sigmaNatural',
    ...sigma,
  },
  {
    id: 'cobert-curva-collado',
    name: 'Curva Collado',
    picture: 'range/cobert-collado-natural-slope',
    ...cobertSpain,
  },
  { id: 'isiklar-facing-brick', picture: 'isiklar/facing-brick', ...isiklar },
  { id: 'cobert-logica-lusa', name: 'LogicaLusa', picture: 'range/cobert-lusa-red-tile', ...cobertPortugal },
  { id: 'yamama-marsigliese', name: 'Marsigliese', picture: 'range/yrt-fb-tile', ...yamamaTiles },
  { id: 'yamama-portoghese', name: 'Portoghese', picture: 'range/yrt-eb-tile', ...yamamaTiles },
  { id: 'cejatel-wave-caramel', picture: 'range/wave-caramel-tile', ...cejatel },
  { id: 'cejatel-wave-green', picture: 'range/wave-green-tile', ...cejatel },
  { id: 'cejatel-wave-blue', picture: 'range/wave-blue-tile', ...cejatel },
  { id: 'cejatel-wave-maroon', picture: 'range/wave-maroon-tile', ...cejatel },
  {
    id: 'isiklar-anatolian-brick-slab-rustic',
    picture: 'isiklar/anatolian-brick-slab-rustic',
    ...isiklar,
  },
  {
    id: 'isiklar-aegean-brick-slip',
    picture: 'isiklar/aegean-brick-slip',
    ...isiklar,
  },
  {
    id: 'cmg-condensation',
    picture: HEATER_PICTURES.condensation,
    page: 'cmgCondensation',
    ...cmg,
  },
  {
    id: 'cmg-forced-circulation',
    picture: HEATER_PICTURES.kit,
    page: 'cmgForced',
    ...cmg,
  },
  {
    id: 'sigma-forced-circulation',
    picture: 'solar/install-forced-9',
    page: 'sigmaForced',
    ...sigma,
  },
] as const satisfies readonly Entry[];

const nameOf = (entry: Entry, lang: Lang): string => {
  if ('name' in entry) return entry.name;
  const own: Readonly<Record<string, string | undefined>> = OWN_NAMES[lang];
  return own[entry.id] ?? isiklarNames[lang][entry.id.replace('isiklar-', '') as IsiklarId];
};

/** A product and what it is called. */
type Told = Entered & { nameIn: (lang: Lang) => string };

/** One product as the table holds it and the product list answers it. */
export interface Product {
  id: string;
  name: string;
  category: string;
  supplier: string;
  country: string;
  /** Path of its picture, without origin. */
  image: string;
  /** Path of the page that shows it, without origin. */
  url: string;
}

/** A tile in one colour, on the page of its supplier, or in the gallery. Those of the Wave stand above already. */
function tileEntry(texture: Texture): Told[] {
  const supplier = supplierOf(texture.range);
  if (supplier === cejatel.supplier) return [];
  const page = tilePageOf(supplier) ?? 'gallery';
  const picture = `gallery/${texture.key}-laid` as const;
  const nameIn = (lang: Lang) => cardTitle(texture, lang);
  return [{ id: texture.key, nameIn, category: 'tiles', supplier, picture, page }];
}

/** A part by its picture; what is built on the roof is shown there. */
export const PART_PICTURES: Record<(typeof HOTSPOTS)[number]['id'], PictureId> = {
  laterals: 'gallery/lateral-left-natural',
  'end-ridge': 'gallery/end-ridge-natural',
  'end-cap': 'gallery/end-cap-natural',
  'ridge-and-wedges': 'gallery/ridge-natural',
  'three-way': 'gallery/three-way-natural',
  valley: 'gallery/valley-natural',
  chimney: 'part/chimney',
  wakaflex: 'part/wakaflex',
};

/** The eight parts that close a roof. */
const PARTS: readonly Told[] = HOTSPOTS.map(({ id }, at) => ({
  id: `part-${id}`,
  nameIn: (lang) => componentsPage[lang].diagram.parts[at]!.label,
  category: 'components',
  supplier: null,
  picture: PART_PICTURES[id],
  page: 'components',
}));

/** The models of the SIGMA natural circulation system. */
const MODELS: readonly Told[] = MODEL_SHEETS.map(({ id, model }) => ({
  id: `sigma-${id}`,
  nameIn: (lang) => `${sheetWords[lang].model} ${model}`,
  category: 'solar',
  supplier: 'sigma',
  picture: MODEL_PICTURES[id],
  page: 'sigmaNatural',
}));

const FIRST: ReadonlySet<string> = new Set(FIRST_ENTRIES.map(({ id }) => id));

/** Bricks one by one, as their pages show them; what stands above already does not come twice. */
const BRICK_ENTRIES: readonly Told[] = [
  ...LA_PALOMA_COLOURS.map((colour) => ({
    id: `la-paloma-${colourSlug(colour)}`,
    nameIn: () => LA_PALOMA[colour].name,
    picture: `la-paloma/${colour}-wall` as const,
    ...laPaloma,
  })),
  ...BRICKS.map((brick) => ({
    id: `yamama-${brick.id}`,
    nameIn: (lang: Lang) => brickName(brick, lang),
    picture: `brick/${brick.id}` as string as PictureId,
    ...yamamaBricks,
  })),
  ...[...ISIKLAR_GROUP_IDS, ...ISIKLAR_ITEM_IDS].map((id) => ({
    id: `isiklar-${id}`,
    nameIn: (lang: Lang) => isiklarNames[lang][id],
    picture: `isiklar/${id}` as const,
    ...isiklar,
  })),
].filter(({ id }) => !FIRST.has(id));

/** How many stand at the front of the list, families taking turns, so that a short look sees all of them. */
export const FIRST_LOOK = FIRST_ENTRIES.length;

/** That first look, then every tile in every colour, every brick, the parts and the models of heaters. */
const RANGE: readonly Told[] = [
  ...FIRST_ENTRIES.map((entry) => ({ ...entry, nameIn: (lang: Lang) => nameOf(entry, lang) })),
  ...TEXTURES.flatMap(tileEntry),
  ...BRICK_ENTRIES,
  ...PARTS,
  ...MODELS,
];

const SOLAR = new Set(RANGE.filter(({ category }) => category === 'solar').map(({ id }) => id));

export const isSolar = ({ id }: Pick<Product, 'id'>): boolean => SOLAR.has(id);

/** What the product list says of a product in words. */
type ProductWords = Pick<Product, 'name' | 'category' | 'country'>;

const wordsOf = ({ nameIn, category, supplier }: Told, lang: Lang): ProductWords => ({
  name: nameIn(lang),
  category: CATEGORY_NAMES[lang][category],
  country: supplier ? countryName(supplier, lang) : '',
});

/** Its own page, or the one that lists it. */
const urlOf = ({ id, page }: Told, lang: Lang) => addressOf(id, lang, path(page, lang));

/** The range as the table holds it: in the first language. */
export const PRODUCTS: readonly Product[] = RANGE.map((entry) => {
  const { id, supplier, picture } = entry;
  const { name, category, country } = wordsOf(entry, LANGS[0]);
  return {
    id,
    name,
    category,
    supplier: supplier ? supplierName(supplier) : '',
    country,
    image: `/img/${picture}.webp`,
    url: urlOf(entry, LANGS[0]),
  };
});

const TOLD = new Map(RANGE.map((entry) => [entry.id, entry]));

/** Rows of the table in a language; one that is not of this range stays as it is. */
export const productsIn = (rows: readonly Product[], lang: Lang): readonly Product[] =>
  rows.map((row) => {
    const entry = TOLD.get(row.id);
    return entry && lang !== LANGS[0] ? { ...row, ...wordsOf(entry, lang), url: urlOf(entry, lang) } : row;
  });
