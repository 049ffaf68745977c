import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { brickContent } from './brick-content';
import { isiklarContent, laPalomaContent } from './facing-content';
import { modelContent, systemContent } from './heater-content';
import { partContent } from './part-content';
import type { ProductContent } from './product-content';
import { tileContent } from './tile-content';

/** What the page of a product shows. */
export function contentOf(page: ProductPage, lang: Lang): ProductContent {
  switch (page.family) {
    case 'tile':
      return tileContent(page.texture, lang);
    case 'brick':
      return brickContent(page.brick, lang);
    case 'la-paloma':
      return laPalomaContent(page.colour, lang);
    case 'isiklar':
      return isiklarContent(page.item, lang);
    case 'part':
      return partContent(page.part, lang);
    case 'model':
      return modelContent(page.model, lang);
    case 'system':
      return systemContent(page.system, lang);
  }
}
