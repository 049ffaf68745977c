import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta';
import type { RouteKey } from '@/content/routes';
import { absolute, canonicalUrl } from '@/lib/settings/site';

/** Structured data of schema.org, only from facts that also stand on the page in words. */
export type JsonLdNode = Record<string, unknown>;

export const CONTEXT = 'https://schema.org';
export const ORGANIZATION = `${absolute('/')}#organization`;
export const WEB_SITE = `${absolute('/')}#website`;

/** What every page says of itself. */
export const pageFacts = (key: RouteKey, lang: Lang) => ({
  '@id': canonicalUrl(key),
  url: canonicalUrl(key),
  name: meta(key, lang).title,
  description: meta(key, lang).description,
  isPartOf: { '@id': WEB_SITE },
});
