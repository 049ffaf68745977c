import { BRICKS, type Brick } from '@/content/catalogue/bricks';
import { HOTSPOTS } from '@/content/catalogue/diagram';
import { ISIKLAR_GROUP_IDS, ISIKLAR_ITEM_IDS, type IsiklarId } from '@/content/catalogue/isiklar';
import type { ProductId } from '@/content/catalogue/listed/listed-product';
import { colourSlug, LA_PALOMA_COLOURS, type LaPalomaColour } from '@/content/catalogue/la-paloma';
import { supplierOf, TEXTURES, type Texture } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { path, type ProductParent, type ProductPath } from '@/content/routes';
import { MODEL_SHEETS, SYSTEM_SHEETS } from '@/content/solar/sheets';
import { isShown } from '@/content/suppliers/registry';
import { tilePageOf } from '@/content/suppliers/tiles/all';

/** What a page of a product is about, by the table it comes from. */
type ProductSubject =
  | { family: 'tile'; texture: Texture }
  | { family: 'brick'; brick: Brick }
  | { family: 'la-paloma'; colour: LaPalomaColour }
  | { family: 'isiklar'; item: IsiklarId }
  | { family: 'part'; part: (typeof HOTSPOTS)[number]['id'] }
  | { family: 'model'; model: (typeof MODEL_SHEETS)[number]['id'] }
  | { family: 'system'; system: (typeof SYSTEM_SHEETS)[number]['id'] };

/** A product with a page of its own, below the page that lists it. */
export type ProductPage = ProductSubject & {
  /** As the enquiry list, the search and the product list name it. */
  id: ProductId;
  parent: ProductParent;
  /** Last part of its address. An id: it stays when words change. */
  slug: string;
};

const tiles = TEXTURES.filter(({ range }) => isShown(supplierOf(range))).map((texture): ProductPage => ({
  family: 'tile',
  texture,
  id: texture.key,
  // Who has no page of tiles has them in the gallery.
  parent: (tilePageOf(supplierOf(texture.range)) ?? 'gallery') as ProductParent,
  slug: texture.key,
}));

const bricks = BRICKS.map((brick): ProductPage => ({
  family: 'brick',
  brick,
  id: `yamama-${brick.id}`,
  parent: 'yamamaBricks',
  slug: String(brick.id),
}));

const laPaloma = LA_PALOMA_COLOURS.map((colour): ProductPage => ({
  family: 'la-paloma',
  colour,
  id: `la-paloma-${colour}`,
  parent: 'laPaloma',
  slug: colourSlug(colour),
}));

const isiklar = [...ISIKLAR_GROUP_IDS, ...ISIKLAR_ITEM_IDS].map((item): ProductPage => ({
  family: 'isiklar',
  item,
  id: `isiklar-${item}`,
  parent: 'isiklar',
  slug: item,
}));

const parts = HOTSPOTS.map(({ id }): ProductPage => ({
  family: 'part',
  part: id,
  id: `part-${id}`,
  parent: 'components',
  slug: id,
}));

const heaters: readonly ProductPage[] = [
  ...MODEL_SHEETS.map(({ id }): ProductPage => ({
    family: 'model',
    model: id,
    id: `sigma-${id}`,
    parent: 'sigmaNatural',
    slug: id,
  })),
  ...SYSTEM_SHEETS.map(({ id }): ProductPage => ({
    family: 'system',
    system: id,
    id: `sigma-${id}`,
    parent: 'sigmaForced',
    slug: id,
  })),
];

/** Every product that has a page of its own; the CMG systems are what their pages are about. */
export const PRODUCT_PAGES: readonly ProductPage[] = [
  ...tiles,
  ...bricks,
  ...laPaloma,
  ...isiklar,
  ...parts,
  ...heaters,
];

/** Pages below the list of roof tiles whose tiles have pages below them. */
export const ROOF_TILE_PARENTS: readonly ProductParent[] = [
  ...new Set(tiles.map(({ parent }) => parent)),
].filter((parent) => path(parent, 'en').startsWith(`${path('roofTiles', 'en')}/`));

const BY_ID: ReadonlyMap<string, ProductPage> = new Map(PRODUCT_PAGES.map((page) => [page.id, page]));

/** The page of a product by its id; none where it has no page of its own. */
export const productPageOf = (id: string): ProductPage | undefined => BY_ID.get(id);

/** Its address in a language. */
export const productPath = ({ parent, slug }: Pick<ProductPage, 'parent' | 'slug'>, lang: Lang) =>
  `${path(parent, lang)}/${slug}` as ProductPath;

/** The product whose page an English address is. */
export const productPageAt = (address: string): ProductPage | undefined =>
  PRODUCT_PAGES.find((page) => productPath(page, 'en') === address);

/** The address of a product by its id; where it has no page of its own, the one given. */
export const addressOf = <Other extends string>(
  id: string,
  lang: Lang,
  otherwise: Other,
): ProductPath | Other => {
  const page = productPageOf(id);
  return page ? productPath(page, lang) : otherwise;
};

/** The products below a page. */
export const productsBelow = (parent: ProductParent): readonly ProductPage[] =>
  PRODUCT_PAGES.filter((page) => page.parent === parent);
