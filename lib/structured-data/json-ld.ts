import { company, type Location } from '@/content/company';
import { meta } from '@/content/meta';
import { crumbOf, path, trail, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl, siteBase } from '@/lib/core/site';

/** Structured data of schema.org, only from facts that also stand on the page in words. */
export type JsonLdNode = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const ORGANIZATION = `${absolute('/')}#organization`;
const WEB_SITE = `${absolute('/')}#website`;

/** A place that is not known to the street names its city alone. */
const postalAddress = ({ street, city, mapQuery }: Location) => ({
  '@type': 'PostalAddress',
  ...(mapQuery && { streetAddress: street }),
  addressLocality: city,
  addressCountry: company.country.code,
});

/** Placeholders are nobody's profiles. */
const profiles = company.socialConfirmed ? { sameAs: company.social.map(({ url }) => url) } : {};

/** The company itself; its first location is its address. */
export function organizationJsonLd(): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: company.brand,
    legalName: company.legalName,
    url: canonicalUrl('home'),
    logo: absolute('/icon-512.png'),
    email: company.email,
    telephone: company.phone,
    foundingDate: company.since.iso,
    foundingLocation: { '@type': 'Place', name: company.foundedIn },
    address: postalAddress(company.locations[0]),
    ...profiles,
  };
}

export function webSiteJsonLd(): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': WEB_SITE,
    name: company.brand,
    url: canonicalUrl('home'),
    inLanguage: 'en',
    publisher: { '@id': ORGANIZATION },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute(path('search'))}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** One node a location. Coordinates are left out until somebody gives them. */
export function storesJsonLd(): JsonLdNode[] {
  return company.locations.map((location) => ({
    '@context': CONTEXT,
    '@type': 'Store',
    '@id': `${canonicalUrl('contact')}#${location.id}`,
    name: `${company.legalName}, ${location.title}`,
    url: canonicalUrl('contact'),
    telephone: location.phone,
    address: postalAddress(location),
    parentOrganization: { '@id': ORGANIZATION, '@type': 'Organization', name: company.brand },
  }));
}

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

const page = (key: RouteKey) => ({
  '@id': canonicalUrl(key),
  url: canonicalUrl(key),
  name: meta(key).title,
  description: meta(key).description,
  isPartOf: { '@id': WEB_SITE },
});

/** A page that lists other pages. Products carry no price here, so they are named as parts and no more. */
export function collectionPageJsonLd(key: RouteKey, parts: readonly RouteKey[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...page(key),
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
  ...page(key),
  ...(picture && { primaryImageOfPage: imageObject(picture) }),
});

/** The page that tells who the company is. */
export function aboutPageJsonLd(): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'AboutPage',
    ...page('about'),
    mainEntity: { '@id': ORGANIZATION },
  };
}

interface Service {
  name: string;
  description: string;
  /** The page that tells more about it. */
  page: RouteKey;
}

/** Something the company does for its customers, in its own country. */
export function serviceJsonLd({ name, description, page }: Service): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    description,
    url: canonicalUrl(page),
    areaServed: { '@type': 'Country', name: company.country.name },
    provider: { '@id': ORGANIZATION, '@type': 'Organization', name: company.brand },
  };
}

/** Who made a picture, what it is, and where its terms of use stand: as Google's licence badge asks for them. */
const RENDERING = {
  creator: { '@id': ORGANIZATION },
  creditText: 'Computer rendering',
  license: `${canonicalUrl('terms')}#pictures`,
  acquireLicensePage: canonicalUrl('contact'),
};

interface GalleryPicture {
  title: string;
  alt: string;
  /** Address of the largest file. */
  file: string;
  width: number;
  height: number;
}

const imageObject = ({ title, alt, file, width, height }: GalleryPicture) => ({
  '@type': 'ImageObject',
  name: title,
  description: `Computer rendering. ${alt}`,
  contentUrl: new URL(file, siteBase).href,
  width,
  height,
  ...RENDERING,
});

/** A page of pictures; it is a CollectionPage too. Every one of them is called a rendering. */
export function imageGalleryJsonLd(key: RouteKey, pictures: readonly GalleryPicture[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'ImageGallery',
    ...page(key),
    image: pictures.map(imageObject),
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
export function videoJsonLd(film: FilmFacts): JsonLdNode {
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
    inLanguage: 'en',
    publisher: { '@id': ORGANIZATION },
  };
}

/** A page that lists what stands on it, each with the address that opens it. */
export function listPageJsonLd(key: RouteKey, items: readonly { name: string; url: string }[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...page(key),
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
    ...page(key),
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
