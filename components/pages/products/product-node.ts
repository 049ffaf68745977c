import { galleryPicture } from '@/components/pictures/picture-sources';
import type { Lang } from '@/content/lang';
import { productPath, type ProductPage } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { routeName } from '@/content/route-names';
import { path, type RouteKey } from '@/content/routes';
import { absolute } from '@/lib/settings/site';
import { productPageJsonLd } from '@/lib/structured-data/product-json-ld';
import type { ProductContent } from './product-content';

/** What search engines are told of a product: the same facts as on its page, without what is on request. */
export function productNode(page: ProductPage, of: ProductContent, lang: Lang) {
  const { name, title, description, brand, opening, figures, variantOf } = of;
  const { sources } = productWords[lang].sheet;
  const kin = (kinName: string, key: RouteKey) => ({ name: kinName, url: absolute(path(key, lang)) });
  return productPageJsonLd(
    {
      ...{ name, title, description, brand },
      url: absolute(productPath(page, lang)),
      picture: galleryPicture({ title: name, picture: opening.picture }, lang),
      figures: figures
        .filter(({ source }) => source !== 'ask')
        .map(({ label, value, unit, source }) => ({
          name: label,
          ...{ value, unit },
          source: source && sources[source],
        })),
      variantOf: variantOf ? kin(variantOf, page.parent) : undefined,
      accessoryTo: page.family === 'part' ? kin(routeName('roofTiles', lang), 'roofTiles') : undefined,
    },
    lang,
  );
}
