import { brickName } from '@/content/catalogue/brick-names';
import { BRICKS, type Brick } from '@/content/catalogue/bricks';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { isiklarShelves } from '@/content/pages/catalogue/isiklar';
import { FILTERED } from '@/content/pages/catalogue/yamama-bricks';
import type { PictureId } from '@/content/pictures/library';
import { path, type PageHref } from '@/content/routes';
import { supplierLabel } from '@/content/suppliers/names';
import type { Listed } from './listed-product';

/** The shelf of an item on its page, opened; the first shelf is open without being named. */
function brickAddress({ category }: Pick<Brick, 'category'>, lang: Lang): PageHref {
  const offered: readonly string[] = FILTERED.slice(1);
  const search = offered.includes(category) ? (`?category=${category}` as const) : '';
  return `${path('yamamaBricks', lang)}${search}#${category.toLocaleLowerCase('en')}`;
}

const yamamaBricks = (lang: Lang): Listed[] =>
  BRICKS.map((brick) => [
    `yamama-${brick.id}`,
    {
      name: brickName(brick, lang),
      manufacturer: supplierLabel('yamama', lang),
      unit: 'pieces',
      address: brickAddress(brick, lang),
      picture: `brick/${brick.id}` as string as PictureId,
    },
  ]);

const laPaloma = (lang: Lang): Listed[] =>
  LA_PALOMA_COLOURS.map((id) => [
    `la-paloma-${id}`,
    {
      name: LA_PALOMA[id].name,
      manufacturer: supplierLabel('la-paloma', lang),
      unit: 'm²',
      address: `${path('laPaloma', lang)}#${id}`,
      picture: `la-paloma/${id}-wall`,
    },
  ]);

const isiklar = (lang: Lang): Listed[] =>
  Object.values(isiklarShelves(lang))
    .flatMap(({ items }) => items)
    .map(({ id, title }) => [
      `isiklar-${id}`,
      {
        name: title,
        manufacturer: supplierLabel('isiklar', lang),
        unit: 'm²',
        address: `${path('isiklar', lang)}#${id}`,
        picture: `isiklar/${id}`,
      },
    ]);

/** Bricks of all manufacturers one by one. */
export const brickProducts = (lang: Lang): readonly Listed[] =>
  [yamamaBricks, laPaloma, isiklar].flatMap((of) => of(lang));
