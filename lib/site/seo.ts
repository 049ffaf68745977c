import type { Metadata } from 'next';
import { companyWords } from '@/content/company-words';
import { LANGS, LOCALE, type Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import { meta } from '@/content/meta';
import { canonicalKey, isIndexable, type RouteKey } from '@/content/routes';
import { canonicalUrl, siteBase } from '@/lib/settings/site';

/** Pixel size of every social card, as chat applications expect it. */
export const CARD = { width: 1200, height: 630 } as const;

/** Path of a page's social card: its title is drawn on it. */
export const cardPath = (key: RouteKey, lang: Lang) => localPath(`/cards/${canonicalKey(key)}.jpg`, lang);

/** The page in every language; nothing while there is one. */
const inOtherLanguages = (key: RouteKey) => ({
  languages: {
    ...Object.fromEntries(LANGS.map((lang) => [lang, canonicalUrl(key, lang)])),
    'x-default': canonicalUrl(key, LANGS[0]),
  },
});

/** Title `page | brand`, description, canonical address and social card of a page, from content/meta.ts. */
export function pageMetadata(key: RouteKey, lang: Lang): Metadata {
  const { title, description, keywords } = meta(key, lang);
  const { brand, name } = companyWords[lang];
  const full = `${title} | ${brand}`;
  const card = {
    url: cardPath(key, lang),
    ...CARD,
    type: 'image/jpeg',
    alt: `${title}. ${name}`,
  };
  return {
    metadataBase: new URL(siteBase),
    title: { absolute: full },
    description,
    ...(keywords && { keywords: [...keywords] }),
    // The first language's is named by the framework (app/manifest.ts).
    ...(lang !== LANGS[0] && { manifest: localPath('/manifest.webmanifest', lang) }),
    alternates: { canonical: canonicalUrl(key, lang), ...(LANGS.length > 1 && inOtherLanguages(key)) },
    robots: isIndexable(key) || isIndexable(canonicalKey(key)) ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: brand,
      locale: LOCALE[lang],
      title: full,
      description,
      url: canonicalUrl(key, lang),
      images: [card],
    },
    twitter: { card: 'summary_large_image', title: full, description, images: [card] },
  };
}
