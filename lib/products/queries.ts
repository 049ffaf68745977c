import 'server-only';
import type { Product } from '@/content/catalogue/products';
import { db } from '@/lib/storage/db';

const fetchProducts = (): Promise<Product[]> =>
  db.product.findMany({
    orderBy: { position: 'asc' },
    select: { id: true, name: true, category: true, supplier: true, country: true, image: true, url: true },
  });

let underWay: Promise<Product[]> | undefined;

/**
 * The range in the order it is shown, with the fields the product list promises and no other. All who ask while the
 * database is asked get that one answer: two hundred at once used to wait in line, the last of them in vain.
 */
export const getProducts = (): Promise<Product[]> =>
  (underWay ??= fetchProducts().finally(() => (underWay = undefined)));
