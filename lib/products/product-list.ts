import type { Product } from '@/content/catalogue/products';
import { isSitePath } from '@/lib/text/site-path';

const FIELDS = ['id', 'name', 'category', 'supplier', 'country', 'image', 'url'] as const;

const isProduct = (value: unknown): value is Product => {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return (
    FIELDS.every((field) => typeof row[field] === 'string') &&
    isSitePath(row.image as string) &&
    isSitePath(row.url as string)
  );
};

/** Whether an answer is a product list. By hand: a schema library would weigh more than the whole strip. */
export const isProductList = (value: unknown): value is Product[] =>
  Array.isArray(value) && value.every(isProduct);
