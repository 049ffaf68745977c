import type { Card } from '@/components/pages/products/product-content';
import { contentOf } from '@/components/pages/products/content-of';
import type { Lang } from '@/content/lang';
import { compareAddress } from '@/content/products/compare-address';
import { PRODUCT_PAGES, productPath, type ProductPage } from '@/content/products/addresses';
import type { Compared } from './compared';

const MAX_NEAR = 8;

const tables = new Map<Lang, ReadonlyMap<string, ProductPage>>();

/** The product whose page an address is. */
function pageAt(href: string, lang: Lang): ProductPage | undefined {
  const known = tables.get(lang) ?? new Map(PRODUCT_PAGES.map((page) => [productPath(page, lang), page]));
  tables.set(lang, known);
  return known.get(href);
}

/** What stands beside the compared products on their own pages, each leading to the comparison with it. */
export function nearby(products: readonly Compared[], lang: Lang, onlyDifferences = false): readonly Card[] {
  const ids = products.map(({ page }) => page.id);
  const cards = products.flatMap(({ content }) => content.beside.flatMap(({ items }) => items));
  const others = new Map<string, Card>();
  for (const card of cards) {
    const page = pageAt(card.href, lang);
    if (page && !ids.includes(page.id))
      others.set(page.id, { ...card, href: compareAddress([...ids, page.id], lang, onlyDifferences) });
  }
  return [...others.values()].slice(0, MAX_NEAR);
}

/** One product of each family to begin with. */
export const beginnings = (lang: Lang): readonly Card[] =>
  PRODUCT_PAGES.filter(
    ({ family }, at) => PRODUCT_PAGES.findIndex((page) => page.family === family) === at,
  ).map((page) => {
    const { name, by, opening } = contentOf(page, lang);
    return {
      href: compareAddress([page.id], lang),
      title: name,
      note: by,
      picture: opening.picture,
    };
  });
