import { contentOf } from '@/components/pages/products/content-of';
import type { ProductContent } from '@/components/pages/products/product-content';
import type { Lang } from '@/content/lang';
import { compareAddress } from '@/content/products/compare-address';
import { productPath, type ProductPage } from '@/content/products/addresses';
import type { PageHref } from '@/content/routes';

/** A product in its column. */
export interface Compared {
  page: ProductPage;
  content: ProductContent;
  /** Its own page. */
  href: PageHref;
  /** The comparison without it. */
  without: PageHref;
}

/** What each column shows; taking one away leaves the rest of the comparison as it is seen. */
export function comparedOf(
  pages: readonly ProductPage[],
  lang: Lang,
  onlyDifferences = false,
): readonly Compared[] {
  const ids = pages.map(({ id }) => id);
  return pages.map((page) => ({
    page,
    content: contentOf(page, lang),
    href: productPath(page, lang),
    without: compareAddress(
      ids.filter((id) => id !== page.id),
      lang,
      onlyDifferences,
    ),
  }));
}
