import type { Meta } from '@/content/meta/meta.en';
import type { ProductContent } from './product-content';

/**
 * What the head of a product's page names beside its title: product, profile or range, manufacturer, and what the page
 * that lists it is found by. Each once.
 */
export const productKeywords = (
  { name, variantOf, brand }: Pick<ProductContent, 'name' | 'variantOf' | 'brand'>,
  parent: Pick<Meta, 'keywords'>,
): readonly string[] => [
  ...new Set([name, variantOf, brand, ...(parent.keywords ?? [])].filter((word) => word !== undefined)),
];
