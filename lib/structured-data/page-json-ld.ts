import { guardedPaths } from '@/content/guarded';
import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import { crumbOf } from '@/content/route-names';
import { path, trail, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl, siteBase } from '@/lib/settings/site';
import { imageObject, type GalleryPicture } from './media-json-ld';
import { CONTEXT, ORGANIZATION, pageFacts, type JsonLdNode } from './nodes';

/** The steps that components/links/breadcrumbs.tsx shows; `last` is a page below the route that is none of the table. */
export function breadcrumbJsonLd(
  key: RouteKey,
  lang: Lang,
  last?: { name: string; url: string },
): JsonLdNode {
  const steps: RouteKey[] = ['home', ...trail(key)];
  const items = steps.map((step, index) => ({
    name: crumbOf(step, lang),
    item: index === steps.length - 1 ? canonicalUrl(step, lang) : absolute(path(step, lang)),
  }));
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [...items, ...(last ? [{ name: last.name, item: last.url }] : [])].map(
      (step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      }),
    ),
  };
}

/** The address that answers for a page: one behind the sign-in leads to that first, and on from there. */
function openAddress(key: RouteKey, lang: Lang): string {
  const page = path(key, lang);
  if (!guardedPaths.includes(page)) return canonicalUrl(key, lang);
  return absolute(`${path('login', lang)}?callbackUrl=${encodeURIComponent(page)}`);
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
      url: openAddress(part, lang),
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

interface Listed {
  name: string;
  /** The address that shows it. */
  url: string;
  description?: string;
  /** Address of its picture, where there is one. */
  image?: string;
}

/**
 * What can be had, by name, address and picture. Its entries are no `Product` nodes: search engines take one without an
 * offer, a review or a rating for a fault, and there is none of these to tell (docs/decisions/174).
 */
const itemList = (items: readonly Listed[]) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ image, ...item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...item,
    ...(image && { image: new URL(image, siteBase).href }),
  })),
});

/** A page that lists what stands on it, each with the address that opens it. */
export function listPageJsonLd(key: RouteKey, lang: Lang, items: readonly Listed[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...pageFacts(key, lang),
    mainEntity: itemList(items),
  };
}

interface Shown {
  name: string;
  description: string;
  /** Who makes it. */
  brand: string;
  /** Address of its picture, where there is one. */
  image?: string;
  /** The models it comes in, as the page lists them. */
  models?: readonly Listed[];
}

/** The page of one thing that can be had: what it is and who makes it. */
export function itemPageJsonLd(key: RouteKey, lang: Lang, shown: Shown): JsonLdNode {
  const { name, description, brand, image, models } = shown;
  return {
    '@context': CONTEXT,
    '@type': 'ItemPage',
    ...pageFacts(key, lang),
    about: {
      '@type': 'Thing',
      name,
      description,
      url: canonicalUrl(key, lang),
      ...(image && { image: new URL(image, siteBase).href }),
    },
    mentions: { '@type': 'Brand', name: brand },
    ...(models && { mainEntity: itemList(models) }),
  };
}
