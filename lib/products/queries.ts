import 'server-only';
import type { Product } from '@/content/catalogue/products';
import { db } from '@/lib/core/db';

/** The range in the order it is shown, with the fields the product list promises and no other. */
export const getProducts = (): Promise<Product[]> =>
  db.product.findMany({
    orderBy: { position: 'asc' },
    select: { id: true, name: true, category: true, supplier: true, country: true, image: true, url: true },
  });
