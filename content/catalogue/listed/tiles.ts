import { TILE_CATEGORIES } from '@/content/catalogue/colours';
import { galleryAddress } from '@/content/catalogue/gallery-address';
import { fittingWords, GALLERY, galleryTitle, partOf, type GalleryItem } from '@/content/catalogue/gallery';
import { PART_PICTURES } from '@/content/catalogue/products';
import { supplierOf, TEXTURES, textureTitle, type Texture } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { componentsPage } from '@/content/pages/catalogue/components';
import { manufacturerOf } from '@/content/pages/catalogue/gallery';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { addressOf } from '@/content/products/addresses';
import { canonicalKey, path, type PageHref } from '@/content/routes';
import { supplierLabel } from '@/content/suppliers/names';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import type { Listed } from './listed-product';

/** Where a tile stands: on its tab of its supplier's page, or in the gallery. */
export function tileAddress({ key, range, profile }: Texture, lang: Lang): PageHref {
  for (const { pages, tabs } of TILE_SUPPLIERS) {
    const tab = tabs.find(({ cards }) => cards.some(({ of }) => 'texture' in of && of.texture.key === key));
    if (tab) return `${path(canonicalKey(pages[0]), lang)}#${tab.id}`;
  }
  return galleryAddress({ supplier: supplierOf(range), profile }, lang);
}

const tiles = (lang: Lang): Listed[] =>
  TEXTURES.map((texture) => [
    texture.key,
    {
      name: textureTitle(texture, lang),
      manufacturer: supplierLabel(supplierOf(texture.range), lang),
      unit: 'm²',
      address: tileAddress(texture, lang),
      picture: `gallery/${texture.key}-laid`,
    },
  ]);

/** Address of a fitting: the page of its part, or in the gallery among its colour and kind. */
export const fittingAddress = ({ category, profile }: GalleryItem, lang: Lang): PageHref =>
  addressOf(
    `part-${partOf(profile)}`,
    lang,
    galleryAddress({ category: TILE_CATEGORIES[category].address, profile }, lang),
  );

const fittings = (lang: Lang): Listed[] =>
  GALLERY.filter(({ view }) => view === 'fitting').map((item) => [
    item.id,
    {
      name: galleryTitle(item, lang),
      manufacturer: manufacturerOf(null, lang).label,
      unit: 'pieces',
      address: fittingAddress(item, lang),
      picture: item.picture,
    },
  ]);

/** Fittings of one manufacturer, by the first picture of their card. */
const ownFittings = (lang: Lang): Listed[] =>
  TILE_SUPPLIERS.flatMap(({ supplier, pages, tabs }) =>
    tabs.flatMap(({ id, cards }) =>
      cards.flatMap(({ of, pictures: [picture] }): Listed[] =>
        'fitting' in of && picture
          ? [
              [
                picture,
                {
                  name: fittingWords[lang][of.fitting].short,
                  manufacturer: supplierLabel(supplier, lang),
                  unit: 'pieces',
                  address: `${path(canonicalKey(pages[0]), lang)}#${id}`,
                  picture,
                },
              ],
            ]
          : [],
      ),
    ),
  );

const dataSheets = (lang: Lang): Listed[] =>
  TILE_SUPPLIERS.map(({ supplier, pages }) => [
    `data-sheet-${supplier}`,
    {
      name: supplierPage[lang].factory.sheet.name,
      manufacturer: supplierLabel(supplier, lang),
      unit: 'pieces',
      address: path(canonicalKey(pages[0]), lang),
    },
  ]);

const parts = (lang: Lang): Listed[] =>
  componentsPage[lang].diagram.parts.map(({ id, label }) => [
    `part-${id}`,
    {
      name: label,
      manufacturer: componentsPage[lang].title,
      unit: 'pieces',
      address: `${path('components', lang)}#${id}`,
      picture: PART_PICTURES[id],
    },
  ]);

/** Tiles in each colour, their fittings, data sheets, and the parts that close a roof. */
export const tileProducts = (lang: Lang): readonly Listed[] =>
  [tiles, fittings, ownFittings, dataSheets, parts].flatMap((of) => of(lang));
