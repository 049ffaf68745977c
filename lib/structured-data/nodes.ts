import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
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

/** The company and the site as pages point at them that do not hold their nodes. */
export const OUR_COMPANY = { '@id': ORGANIZATION, '@type': 'Organization', name: company.brand } as const;
export const ourSite = (lang: Lang) => ({
  '@id': webSiteId(lang),
  '@type': 'WebSite',
  name: companyWords[lang].brand,
});

/** What every page says of itself. */
export const pageFacts = (key: RouteKey, lang: Lang) => ({
  '@id': canonicalUrl(key, lang),
  url: canonicalUrl(key, lang),
  name: meta(key, lang).title,
  description: meta(key, lang).description,
  inLanguage: lang,
  isPartOf: ourSite(lang),
});
