import type { Lang } from '@/content/lang';
import type { RouteKey } from '@/content/routes';
import type { SupplierId } from '@/content/suppliers/registry';

interface BrickSupplierWords {
  material: string;
  /** Kinds of product, inside a sentence. */
  range: string;
  /** What the products on its page are counted in. */
  shown: string;
  /** How its products are ordered. */
  order: string;
}

/** What a supplier sends in bricks, as its card and its row of the comparison show it. */
export interface BrickSupplier {
  supplier: SupplierId;
  page: RouteKey;
  /** How many products its page shows. */
  shown: number;
  words: Readonly<Record<Lang, BrickSupplierWords>>;
}
