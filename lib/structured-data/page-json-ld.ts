import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta';
import { crumbOf } from '@/content/route-names';
import { path, trail, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl, siteBase } from '@/lib/core/site';
import { imageObject, type GalleryPicture } from './media-json-ld';
import { CONTEXT, ORGANIZATION, pageFacts, type JsonLdNode } from './nodes';

/** The steps that components/links/breadcrumbs.tsx shows. */
export function breadcrumbJsonLd(key: RouteKey, lang: Lang): JsonLdNode {
  const steps: RouteKey[] = ['home', ...trail(key)];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumbOf(step, lang),
      item: index === steps.length - 1 ? canonicalUrl(step) : absolute(path(step)),
    })),
  };
}

/** A page that lists other pages. Products carry no price here, so they are named as parts and no more. */
export function collectionPageJsonLd(key: RouteKey, lang: Lang, parts: readonly RouteKey[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key, lang),
    hasPart: parts.map((part) => ({
      '@type': 'WebPage',
      name: meta(part, lang).title,
      url: canonicalUrl(part),
    })),
  };
}

interface PageMore {
  type?: 'WebPage' | 'ContactPage';
  picture?: GalleryPicture;
}

/** A page that is neither list nor product; its largest picture is called a rendering. */
export const webPageJsonLd = (
  key: RouteKey,
  lang: Lang,
  { type = 'WebPage', picture }: PageMore = {},
): JsonLdNode => ({
  '@context': CONTEXT,
  '@type': type,
  ...pageFacts(key, lang),
  ...(picture && { primaryImageOfPage: imageObject(picture, lang) }),
});

/** The page that tells who the company is. */
export function aboutPageJsonLd(lang: Lang): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'AboutPage',
    ...pageFacts('about', lang),
    mainEntity: { '@id': ORGANIZATION },
  };
}

/** A page that lists what stands on it, each with the address that opens it. */
export function listPageJsonLd(
  key: RouteKey,
  lang: Lang,
  items: readonly { name: string; url: string }[],
): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key, lang),
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
export function productListJsonLd(key: RouteKey, lang: Lang, products: readonly ProductFacts[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key, lang),
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
