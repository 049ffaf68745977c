import { absolute, siteBase } from '@/lib/core/site';
import type { JsonLdNode } from './nodes';

export interface ProductFacts {
  name: string;
  description: string;
  /** Who makes it. */
  supplier: string;
  category: string;
  /** Path of the page that shows it, with its place there. */
  url: `/${string}`;
  /** Address of its picture. */
  image?: string;
  /** Figures as the page gives them, only those nobody doubts. */
  properties?: readonly { name: string; value: string | number; unit?: string }[];
}

/** A product as the page shows it. No price, offer or review: nobody has given one. */
export function productJsonLd(product: ProductFacts): JsonLdNode {
  const { name, description, supplier, category, url, image, properties = [] } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    category,
    url: absolute(url),
    ...(image && { image: new URL(image, siteBase).href }),
    brand: { '@type': 'Brand', name: supplier },
    ...(properties.length > 0 && {
      additionalProperty: properties.map(({ name: label, value, unit }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
        ...(unit && { unitText: unit }),
      })),
    }),
  };
}
