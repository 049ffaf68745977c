import { addressOf } from '@/content/products/addresses';
import type { Lang } from '@/content/lang';
import { brickProducts } from './bricks';
import type { ListedProduct } from './listed-product';
import { roofProducts } from './roofs';
import { solarProducts } from './solar';
import { tileProducts } from './tiles';

const tables = new Map<Lang, ReadonlyMap<string, ListedProduct>>();

/** Everything that can be put on the enquiry list, by its id. Large: for the server alone. */
export function listedProducts(lang: Lang): ReadonlyMap<string, ListedProduct> {
  const known = tables.get(lang);
  if (known) return known;
  const listed = [tileProducts, brickProducts, solarProducts, roofProducts].flatMap((of) => of(lang));
  // What has a page of its own is shown there.
  const table = new Map(
    listed.map(([id, product]) => [id, { ...product, address: addressOf(id, lang, product.address) }]),
  );
  tables.set(lang, table);
  return table;
}

/** The product of an id, with its name, facts and address in a language; undefined where no product has that id. */
export const productOf = (id: string, lang: Lang): ListedProduct | undefined => listedProducts(lang).get(id);
