import { LANGS, type Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import { path, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl } from '@/lib/settings/site';

/** Structured data of schema.org, only from facts that also stand on the page in words. */
export type JsonLdNode = Record<string, unknown>;

export const CONTEXT = 'https://schema.org';
/** One company, whatever the language it is told of in. */
export const ORGANIZATION = `${absolute(path('home', LANGS[0]))}#organization`;
/** The site of a language is a site of its own: its addresses and its search are. */
export const webSiteId = (lang: Lang) => `${absolute(path('home', lang))}#website`;

/** What every page says of itself. */
export const pageFacts = (key: RouteKey, lang: Lang) => ({
  '@id': canonicalUrl(key, lang),
  url: canonicalUrl(key, lang),
  name: meta(key, lang).title,
  description: meta(key, lang).description,
  inLanguage: lang,
  isPartOf: { '@id': webSiteId(lang) },
});
