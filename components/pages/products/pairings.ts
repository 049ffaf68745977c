import { supplierOf, TEXTURES, textureTitle, type Texture } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { pairings } from '@/content/products/tones';
import { path } from '@/content/routes';
import { finishNames, hexOf, WALL_COLOURS } from '@/content/simulator/finishes';
import { tryAddress } from '@/content/simulator/try-address';
import { supplierLabel } from '@/content/suppliers/names';
import { isShown } from '@/content/suppliers/registry';
import { fill } from '@/lib/site/fill';
import type { PictureId } from '@/content/pictures/library';
import type { ProductContent } from './product-content';

const laid = ({ key }: Texture) => `range/${key}-slope` as PictureId;

const WALLS = WALL_COLOURS.map((id) => ({ id, colours: [hexOf(id)!] }));

/** Three walls of the simulator under a tile, each leading to that villa. */
export function wallPairings(texture: Texture, name: string, lang: Lang): ProductContent['pairings'] {
  const { walls } = productWords[lang];
  const items = pairings(texture.colours, WALLS).map(({ contrast, one: { id, colours } }) => {
    const wall = finishNames[lang].walls[id];
    return {
      contrast,
      roof: laid(texture),
      wall: colours[0]!,
      name: wall,
      href: `${tryAddress(texture, lang)}&w=${id}` as const,
      about: fill(walls.try, { wall, name }),
    };
  });
  return { title: walls.title, lead: fill(walls.lead, { count: WALL_COLOURS.length }), items };
}

const ROOFS = TEXTURES.filter(({ range }) => isShown(supplierOf(range)));

interface Wall {
  colours: readonly string[];
  picture: PictureId;
}

/** Three roof tiles over a wall of bricks, each leading to its page. */
export function roofPairings({ colours, picture }: Wall, lang: Lang): ProductContent['pairings'] {
  const { title, lead } = productWords[lang].roofs;
  const items = pairings(colours, ROOFS).map(({ contrast, one }) => ({
    contrast,
    roof: laid(one),
    wall: picture,
    name: textureTitle(one, lang),
    note: supplierLabel(supplierOf(one.range), lang),
    href: addressOf(one.key, lang, path('gallery', lang)),
  }));
  return { title, lead, items };
}
