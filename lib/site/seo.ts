import type { Metadata } from 'next';
import { companyWords } from '@/content/company-words';
import { LANGS, LOCALE, type Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import { meta } from '@/content/meta/meta';
import { canonicalKey, isIndexable, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl, siteBase } from '@/lib/settings/site';

/** Pixel size of every social card, as chat applications expect it. */
export const CARD = { width: 1200, height: 630 } as const;

/** Path of a page's social card: its title is drawn on it. */
const cardPath = (key: RouteKey, lang: Lang) => localPath(`/cards/${canonicalKey(key)}.jpg`, lang);

interface Head {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The address search engines are told to keep, in a language. */
  url: (lang: Lang) => string;
  isIndexed: boolean;
  /** Whether people send it to one another although search engines are kept from it. */
  isShared?: boolean;
  /** Path of its social card. */
  card: string;
  /** What is to be seen on the card, where it is more than the title. */
  alt?: string;
}

/** The page in every language; nothing while there is one. */
const inOtherLanguages = (url: Head['url']) => ({
  languages: { ...Object.fromEntries(LANGS.map((lang) => [lang, url(lang)])), 'x-default': url(LANGS[0]) },
});

/** What a language is installed by. The first language's is named by the framework (app/manifest.ts). */
export const manifestOf = (lang: Lang): Pick<Metadata, 'manifest'> =>
  lang === LANGS[0] ? {} : { manifest: localPath('/manifest.webmanifest', lang) };

function headOf(head: Head, lang: Lang): Metadata {
  const { title, description, keywords, url, isIndexed } = head;
  const { brand, name } = companyWords[lang];
  const full = `${title} | ${brand}`;
  const card = { url: head.card, ...CARD, type: 'image/jpeg', alt: head.alt ?? `${title}. ${name}` };
  return {
    metadataBase: new URL(siteBase),
    title: { absolute: full },
    description,
    ...(keywords && { keywords: [...keywords] }),
    ...manifestOf(lang),
    alternates: { canonical: url(lang), ...(LANGS.length > 1 && inOtherLanguages(url)) },
    robots: isIndexed ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: brand,
      locale: LOCALE[lang],
      // Nobody shares a page that search engines are kept from, and two of those are as heavy as a page may be.
      ...((isIndexed || head.isShared) && {
        alternateLocale: LANGS.filter((other) => other !== lang).map((other) => LOCALE[other]),
      }),
      title: full,
      description,
      url: url(lang),
      images: [card],
    },
    twitter: { card: 'summary_large_image', title: full, description, images: [card] },
  };
}

/** Title `page | brand`, description, canonical address and social card of a page, from content/meta/meta.ts. */
export const pageMetadata = (key: RouteKey, lang: Lang): Metadata =>
  headOf(
    {
      ...meta(key, lang),
      url: (other) => canonicalUrl(key, other),
      isIndexed: isIndexable(key) || isIndexable(canonicalKey(key)),
      card: cardPath(key, lang),
    },
    lang,
  );

interface ProductHead {
  title: string;
  description: string;
  keywords: readonly string[];
  page: (lang: Lang) => `/${string}`;
  id: string;
}

/** The same of the page of a product (content/products). */
export const productMetadata = ({ page, id, ...said }: ProductHead, lang: Lang): Metadata =>
  headOf(
    {
      ...said,
      url: (other) => absolute(page(other)),
      isIndexed: true,
      card: localPath(`/cards/product/${id}.jpg`, lang),
    },
    lang,
  );

interface DesignHead {
  title: string;
  description: string;
  /** Its name in addresses. */
  code: string;
  /** What is to be seen of it. */
  alt: string;
}

/** The same of the page of a shared design: for chat applications, not for search engines, which would find ten thousand. */
export const sharedDesignMetadata = ({ code, ...said }: DesignHead, lang: Lang): Metadata =>
  headOf(
    {
      ...said,
      url: (other) => absolute(localPath(`/design/${code}`, other)),
      isIndexed: false,
      isShared: true,
      card: localPath(`/cards/design/${code}.jpg`, lang),
    },
    lang,
  );
