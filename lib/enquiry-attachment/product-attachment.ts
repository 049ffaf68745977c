import { productOf } from '@/content/catalogue/listed/product-of';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { productPath, type ProductPage } from '@/content/products/addresses';
import type { ToolAttachment } from './attachment';

/** A product that somebody asks about, in a language. On the server: the table of products stays there. */
export function productAttachment(page: ProductPage, lang: Lang): ToolAttachment {
  const product = productOf(page.id, lang);
  if (!product) throw new Error(`No product ${page.id}`);
  return {
    kind: 'product',
    title: inOneLine([product.name, product.manufacturer], lang).slice(0, 120),
    path: productPath(page, lang),
    figures: [],
  };
}
