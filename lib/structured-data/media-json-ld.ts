import { illustrationWords } from '@/content/media/illustrations';
import type { Lang } from '@/content/lang';
import type { RouteKey } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import { canonicalUrl, siteBase } from '@/lib/settings/site';
import { CONTEXT, OUR_COMPANY, pageFacts, type JsonLdNode } from './nodes';

/** Who made a picture, what it is, and where its terms of use stand: as Google's licence badge asks for them. */
const rendering = (lang: Lang) => ({
  creator: OUR_COMPANY,
  creditText: illustrationWords[lang].rendering,
  license: `${canonicalUrl('terms', lang)}#pictures`,
  acquireLicensePage: canonicalUrl('contact', lang),
});

export interface GalleryPicture {
  title: string;
  alt: string;
  /** Address of the largest file. */
  file: string;
  width: number;
  height: number;
}

/** A picture as search engines are told it: a rendering, with its address and size. */
export const imageObject = ({ title, alt, file, width, height }: GalleryPicture, lang: Lang) => ({
  '@type': 'ImageObject',
  name: title,
  description: fill(illustrationWords[lang].renderingOf, { alt }),
  contentUrl: new URL(file, siteBase).href,
  width,
  height,
  ...rendering(lang),
});

/** A page of pictures; it is a CollectionPage too. Every one of them is called a rendering. */
export function imageGalleryJsonLd(
  key: RouteKey,
  lang: Lang,
  pictures: readonly GalleryPicture[],
): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'ImageGallery',
    ...pageFacts(key, lang),
    image: pictures.map((picture) => imageObject(picture, lang)),
  };
}

interface FilmFacts {
  name: string;
  description: string;
  /** Address of the still. */
  still: string;
  mp4: string;
  seconds: number;
  width: number;
  height: number;
  published: string;
}

/** A film that stands on a page. */
export function videoJsonLd(film: FilmFacts, lang: Lang): JsonLdNode {
  const { name, description, still, mp4, seconds, width, height, published } = film;
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: new URL(still, siteBase).href,
    contentUrl: new URL(mp4, siteBase).href,
    uploadDate: published,
    duration: `PT${Math.round(seconds)}S`,
    width,
    height,
    inLanguage: lang,
    publisher: OUR_COMPANY,
  };
}
