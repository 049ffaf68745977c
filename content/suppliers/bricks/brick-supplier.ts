import type { RouteKey } from '@/content/routes';
import type { SupplierId } from '@/content/suppliers/registry';

/** What a supplier sends in bricks, as its card and its row of the comparison show it. */
export interface BrickSupplier {
  supplier: SupplierId;
  page: RouteKey;
  material: string;
  /** Kinds of product, by themselves and inside a sentence that begins with the material. */
  range: { cell: string; phrase: string };
  /** How many of them its page shows, and what they are counted in. */
  shown: { count: number; of: string };
  /** How its products are ordered. */
  order: string;
}
