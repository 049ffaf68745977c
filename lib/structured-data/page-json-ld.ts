import { crumbOf, path, trail, type RouteKey } from '@/content/routes';
import { meta } from '@/content/meta';
import { absolute, canonicalUrl, siteBase } from '@/lib/core/site';
import { imageObject, type GalleryPicture } from './media-json-ld';
import { CONTEXT, ORGANIZATION, pageFacts, type JsonLdNode } from './nodes';

/** The steps that components/links/breadcrumbs.tsx shows. */
export function breadcrumbJsonLd(key: RouteKey): JsonLdNode {
  const steps: RouteKey[] = ['home', ...trail(key)];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumbOf(step),
      item: index === steps.length - 1 ? canonicalUrl(step) : absolute(path(step)),
    })),
  };
}

/** A page that lists other pages. Products carry no price here, so they are named as parts and no more. */
export function collectionPageJsonLd(key: RouteKey, parts: readonly RouteKey[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key),
    hasPart: parts.map((part) => ({ '@type': 'WebPage', name: meta(part).title, url: canonicalUrl(part) })),
  };
}

/** A page that is neither list nor product; its largest picture is called a rendering. */
export const webPageJsonLd = (
  key: RouteKey,
  type: 'WebPage' | 'ContactPage' = 'WebPage',
  picture?: GalleryPicture,
): JsonLdNode => ({
  '@context': CONTEXT,
  '@type': type,
  ...pageFacts(key),
  ...(picture && { primaryImageOfPage: imageObject(picture) }),
});

/** The page that tells who the company is. */
export function aboutPageJsonLd(): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'AboutPage',
    ...pageFacts('about'),
    mainEntity: { '@id': ORGANIZATION },
  };
}

/** A page that lists what stands on it, each with the address that opens it. */
export function listPageJsonLd(key: RouteKey, items: readonly { name: string; url: string }[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  };
}

interface ProductFacts {
  name: string;
  /** The address that shows it. */
  url: string;
  /** Address of its picture, where there is one. */
  image?: string;
  brand: string;
  category: string;
}

/** A page of products: what each is and who makes it. Nobody has given a price, so nothing is offered. */
export function productListJsonLd(key: RouteKey, products: readonly ProductFacts[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map(({ name, url, image, brand, category }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name,
          url,
          ...(image && { image: new URL(image, siteBase).href }),
          brand: { '@type': 'Brand', name: brand },
          category,
        },
      })),
    },
  };
}
