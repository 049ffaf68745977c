import type { Product } from '@/content/catalogue/products';

const FIELDS = ['id', 'name', 'category', 'supplier', 'country', 'image', 'url'] as const;
// One slash and no second: an answer cannot send a visitor or a request to another site.
const LOCAL_PATH = /^\/(?![/\\])/;

const isProduct = (value: unknown): value is Product => {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return (
    FIELDS.every((field) => typeof row[field] === 'string') &&
    LOCAL_PATH.test(row.image as string) &&
    LOCAL_PATH.test(row.url as string)
  );
};

/** Whether an answer is a product list. By hand: a schema library would weigh more than the whole strip. */
export const isProductList = (value: unknown): value is Product[] =>
  Array.isArray(value) && value.every(isProduct);
