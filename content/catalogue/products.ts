import type { PictureId } from '@/content/pictures/library';
import { path, type RouteKey } from '@/content/routes';
import { HEATER_PICTURES, MODEL_PICTURES } from '@/content/solar/pictures';
import { MODEL_SHEETS, sheetWords } from '@/content/solar/sheets';
import { countryName, supplierName } from '@/content/suppliers/names';
import type { SupplierId } from '@/content/suppliers/registry';
import { tilePageOf } from '@/content/suppliers/tiles/all';
import { words } from '@/content/words';
import { diagramPicture, HOTSPOTS } from './diagram';
import { cardTitle, supplierOf, TEXTURES, type Texture } from './textures';

/** What the product list calls a kind of article, by its id. */
const CATEGORY_NAMES = words({
  tiles: 'Roof tiles',
  bricks: 'Bricks',
  solar: 'Solar water',
  components: 'Roofing components',
});

type Category = keyof (typeof CATEGORY_NAMES)['en'];

interface Article {
  id: string;
  name: string;
  category: Category;
  /** Parts come from several suppliers, so none is named. */
  supplier: SupplierId | null;
  picture: PictureId;
  page: RouteKey;
}

/** Who makes what, and on which page it stands. */
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

const ARTICLES = [
  { id: 'bmi-portoghese', name: 'Portoghese', picture: 'product/portoghese', ...bmi },
  { id: 'cobert-duna', name: 'Duna', picture: 'product/duna', ...cobertSpain },
  { id: 'la-paloma-rojo', name: 'Rojo', picture: 'la-paloma/rojo-wall', ...laPaloma },
  { id: 'bmi-marsigliese', name: 'Marsigliese', picture: 'product/marsigliese', ...bmi },
  {
    id: 'cmg-natural-circulation',
    name: 'Natural circulation',
    picture: 'family/solar-water',
    page: 'cmgNatural',
    ...cmg,
  },
  { id: 'cobert-logica-plana', name: 'LogicaPlana', picture: 'product/plana', ...cobertPortugal },
  { id: 'yamama-bricks-front', name: 'Front bricks', picture: 'tool/bricks-simulator', ...yamamaBricks },
  { id: 'ceipo-natural', name: 'Natural', picture: 'product/natural-brown', ...ceipo },
  {
    id: 'cobert-klinker-meridional',
    name: 'Klinker Meridional',
    picture: 'product/klinker-meridional',
    ...cobertSpain,
  },
  { id: 'cobert-klinker-virtus', name: 'Klinker Virtus', picture: 'product/klinker-virtus', ...cobertSpain },
  {
    id: 'sigma-natural-circulation',
    name: 'Natural Circulation System',
    picture: 'category/solar-water',
    page: 'sigmaNatural',
    ...sigma,
  },
  { id: 'cobert-curva-collado', name: 'Curva Collado', picture: 'product/curva', ...cobertSpain },
  { id: 'isiklar-facing-brick', name: 'Facing brick', picture: 'isiklar/facing-brick', ...isiklar },
  { id: 'cobert-logica-lusa', name: 'LogicaLusa', picture: 'product/lusa', ...cobertPortugal },
  { id: 'yamama-marsigliese', name: 'Marsigliese', picture: 'product/marsigliese-natural', ...yamamaTiles },
  { id: 'yamama-portoghese', name: 'Portoghese', picture: 'category/roof-tiles', ...yamamaTiles },
  { id: 'cejatel-wave-caramel', name: 'Wave Caramel', picture: 'product/wave-caramel', ...cejatel },
  { id: 'cejatel-wave-green', name: 'Wave Green', picture: 'product/wave-green', ...cejatel },
  { id: 'cejatel-wave-blue', name: 'Wave Blue', picture: 'product/wave-blue', ...cejatel },
  { id: 'cejatel-wave-maroon', name: 'Wave Maroon', picture: 'product/wave-maroon', ...cejatel },
  {
    id: 'isiklar-anatolian-brick-slab-rustic',
    name: 'Anatolian Brick Slab Rustic',
    picture: 'isiklar/anatolian-brick-slab-rustic',
    ...isiklar,
  },
  {
    id: 'isiklar-aegean-brick-slip',
    name: 'Aegean Brick Slip',
    picture: 'isiklar/aegean-brick-slip',
    ...isiklar,
  },
  {
    id: 'cmg-condensation',
    name: 'Natural circulation by condensation',
    picture: HEATER_PICTURES.condensation,
    page: 'cmgCondensation',
    ...cmg,
  },
  {
    id: 'cmg-forced-circulation',
    name: 'Forced circulation',
    picture: HEATER_PICTURES.kit ?? 'tool/hot-water',
    page: 'cmgForced',
    ...cmg,
  },
  {
    id: 'sigma-forced-circulation',
    name: 'Forced Circulation Systems',
    picture: HEATER_PICTURES.collector ?? 'banner/solar-water',
    page: 'sigmaForced',
    ...sigma,
  },
] as const satisfies readonly Article[];

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
function tileArticle(texture: Texture): Article[] {
  const supplier = supplierOf(texture.range);
  if (supplier === cejatel.supplier) return [];
  const page = tilePageOf(supplier) ?? 'gallery';
  const picture = `gallery/${texture.key}-laid` as const;
  return [{ id: texture.key, name: cardTitle(texture, 'en'), category: 'tiles', supplier, picture, page }];
}

/** A part by its picture; what is built on the roof is shown there. */
export const PART_PICTURES: Record<(typeof HOTSPOTS)[number]['id'], PictureId> = {
  laterals: 'gallery/lateral-left-natural',
  'end-ridge': 'gallery/end-ridge-natural',
  'end-cap': 'gallery/end-cap-natural',
  'ridge-and-wedges': 'gallery/ridge-natural',
  'three-way': 'gallery/three-way-natural',
  valley: 'gallery/valley-natural',
  chimney: diagramPicture,
  wakaflex: diagramPicture,
};

/** The eight parts that close a roof. */
const PARTS: readonly Article[] = HOTSPOTS.map(({ id, label }) => ({
  id: `part-${id}`,
  name: label,
  category: 'components',
  supplier: null,
  picture: PART_PICTURES[id],
  page: 'components',
}));

/** The models of the SIGMA natural circulation system, each as soon as it has its picture. */
const MODELS: readonly Article[] = MODEL_SHEETS.flatMap(({ id, model }) => {
  const picture = MODEL_PICTURES[id];
  const name = `${sheetWords.en.model} ${model}`;
  const article = { id: `sigma-${id}`, name, category: 'solar', supplier: 'sigma' } as const;
  return picture ? [{ ...article, picture, page: 'sigmaNatural' }] : [];
});

/** How many stand at the front of the list, families taking turns, so that a short look sees all of them. */
export const FIRST_LOOK = ARTICLES.length;

/** That first look, then every tile in every colour, the parts and the models of heaters. */
const RANGE: readonly Article[] = [...ARTICLES, ...TEXTURES.flatMap(tileArticle), ...PARTS, ...MODELS];

const SOLAR = new Set(RANGE.filter(({ category }) => category === 'solar').map(({ id }) => id));

export const isSolar = ({ id }: Pick<Product, 'id'>): boolean => SOLAR.has(id);

/** The range as the product list tells it. */
export const PRODUCTS: readonly Product[] = RANGE.map(({ id, name, category, supplier, picture, page }) => ({
  id,
  name,
  category: CATEGORY_NAMES.en[category],
  supplier: supplier ? supplierName(supplier) : '',
  country: supplier ? countryName(supplier, 'en') : '',
  image: `/img/${picture}.webp`,
  url: path(page),
}));
