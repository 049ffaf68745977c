import type { PictureId } from '@/content/pictures/library';
import { path, type RouteKey } from '@/content/routes';
import { diagramPicture, HOTSPOTS } from './diagram';
import { TEXTURES, type SupplierId, type Texture } from './textures';

type Category = 'Roof tiles' | 'Bricks' | 'Solar water' | 'Roofing components';

interface Article {
  id: string;
  name: string;
  category: Category;
  supplier: string;
  country: string;
  picture: PictureId;
  page: RouteKey;
}

/** Who makes what, and on which page it stands. */
const bmi = { category: 'Roof tiles', supplier: 'BMI', country: 'Italy', page: 'bmiItaly' } as const;
const cobertSpain = {
  category: 'Roof tiles',
  supplier: 'BMI Cobert',
  country: 'Spain',
  page: 'bmiSpain',
} as const;
const cobertPortugal = {
  category: 'Roof tiles',
  supplier: 'Cobert',
  country: 'Portugal',
  page: 'cobertPortugal',
} as const;
const yamamaTiles = {
  category: 'Roof tiles',
  supplier: 'Yamama',
  country: 'Saudi Arabia',
  page: 'yamamaTiles',
} as const;
const cejatel = { category: 'Roof tiles', supplier: 'Cejatel', country: 'Brazil', page: 'cejatel' } as const;
const ceipo = { category: 'Roof tiles', supplier: 'Ceipo', country: 'Italy', page: 'ceipo' } as const;
/** Its tiles are in the simulator and the gallery; it has no page of its own. */
const braas = { category: 'Roof tiles', supplier: 'Braas', country: 'Italy', page: 'gallery' } as const;
const yamamaBricks = {
  category: 'Bricks',
  supplier: 'Yamama',
  country: 'Saudi Arabia',
  page: 'yamamaBricks',
} as const;
const laPaloma = { category: 'Bricks', supplier: 'La Paloma', country: 'Spain', page: 'laPaloma' } as const;
const isiklar = { category: 'Bricks', supplier: 'Isiklar', country: 'Turkey', page: 'isiklar' } as const;
/** The specification names no country for the two makes of heaters, so none is said. */
const cmg = { category: 'Solar water', supplier: 'CMG', country: '' } as const;
const sigma = { category: 'Solar water', supplier: 'SIGMA', country: '' } as const;

const ARTICLES = [
  { id: 'bmi-portoghese', name: 'Portoghese', picture: 'product/portoghese', ...bmi },
  { id: 'cobert-duna', name: 'Duna', picture: 'product/duna', ...cobertSpain },
  { id: 'la-paloma-rojo', name: 'Rojo', picture: 'family/bricks', ...laPaloma },
  { id: 'bmi-marsigliese', name: 'Marsigliese', picture: 'product/marsigliese', ...bmi },
  {
    id: 'cmg-natural-circulation',
    name: 'Natural circulation',
    picture: 'hero/solar-water',
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
    picture: 'hero/solar-water',
    page: 'sigmaNatural',
    ...sigma,
  },
  { id: 'cobert-curva-collado', name: 'Curva Collado', picture: 'product/curva', ...cobertSpain },
  { id: 'isiklar-facing-brick', name: 'Facing brick', picture: 'hero/bricks', ...isiklar },
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
    picture: 'category/bricks',
    ...isiklar,
  },
  {
    id: 'isiklar-aegean-brick-slip',
    name: 'Aegean Brick Slip',
    picture: 'tool/bricks-simulator',
    ...isiklar,
  },
  {
    id: 'cmg-condensation',
    name: 'Natural circulation by condensation',
    picture: 'hero/solar-water',
    page: 'cmgCondensation',
    ...cmg,
  },
  {
    id: 'cmg-forced-circulation',
    name: 'Forced circulation',
    picture: 'tool/hot-water',
    page: 'cmgForced',
    ...cmg,
  },
  {
    id: 'sigma-forced-circulation',
    name: 'Forced Circulation Systems',
    picture: 'tool/hot-water',
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

const MAKERS = {
  supp_1: bmi,
  supp_2: cobertSpain,
  supp_3: cobertPortugal,
  supp_4: braas,
  supp_5: yamamaTiles,
  supp_7: ceipo,
  supp_8: cobertPortugal,
} as const satisfies Partial<Record<SupplierId, Omit<Article, 'id' | 'name' | 'picture'>>>;

/** A tile in one colour. The four of the Wave stand above already. */
function tileArticle(texture: Texture): Article[] {
  const { key, supplier, title, colour } = texture;
  if (supplier === 'supp_6') return [];
  const name = supplier === 'supp_7' ? colour : title;
  return [{ id: key, name, picture: `gallery/${key}-laid`, ...MAKERS[supplier] }];
}

/** A part by its picture; what is built on the roof is shown there. */
const PART_PICTURES: Record<(typeof HOTSPOTS)[number]['id'], PictureId> = {
  laterals: 'gallery/lateral-left-natural',
  'end-ridge': 'gallery/end-ridge-natural',
  'end-cap': 'gallery/end-cap-natural',
  'ridge-and-wedges': 'gallery/ridge-natural',
  'three-way': 'gallery/three-way-natural',
  valley: 'gallery/valley-natural',
  chimney: diagramPicture,
  wakaflex: diagramPicture,
};

/** The eight parts that close a roof; they come from several makers, so none is named. */
const PARTS: readonly Article[] = HOTSPOTS.map(({ id, label }) => ({
  id: `part-${id}`,
  name: label,
  category: 'Roofing components',
  supplier: '',
  country: '',
  picture: PART_PICTURES[id],
  page: 'components',
}));

/** How many stand at the front of the list, families taking turns, so that a short look sees all of them. */
export const FIRST_LOOK = ARTICLES.length;

/** The range: that first look, then every tile in every colour, then the parts. */
export const PRODUCTS: readonly Product[] = [...ARTICLES, ...TEXTURES.flatMap(tileArticle), ...PARTS].map(
  ({ picture, page, ...article }) => ({
    ...article,
    image: `/img/${picture}.webp`,
    url: path(page),
  }),
);
