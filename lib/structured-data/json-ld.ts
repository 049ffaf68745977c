import { company, type Location } from '@/content/company';
import { meta } from '@/content/meta';
import { path, ROUTES, trail, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl, siteBase } from '@/lib/core/site';

/** Structured data of schema.org, only from facts that also stand on the page in words. */
export type JsonLdNode = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const ORGANIZATION = `${absolute('/')}#organization`;
const WEB_SITE = `${absolute('/')}#website`;

const postalAddress = ({ street, city }: Location) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressCountry: company.country.code,
});

const sameAs = company.social.map(({ url }) => url);

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
    sameAs,
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
  };
}

/** One node a location. Opening hours and coordinates are left out until somebody gives them. */
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
      name: ROUTES[step].name,
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

interface GalleryPicture {
  title: string;
  alt: string;
  /** Address of the largest file. */
  file: string;
  width: number;
  height: number;
}

/** A page of pictures; it is a CollectionPage too. Nothing is said about buildings: they are renderings. */
export function imageGalleryJsonLd(key: RouteKey, pictures: readonly GalleryPicture[]): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'ImageGallery',
    ...page(key),
    image: pictures.map(({ title, alt, file, width, height }) => ({
      '@type': 'ImageObject',
      name: title,
      description: alt,
      contentUrl: new URL(file, siteBase).href,
      width,
      height,
      creator: { '@id': ORGANIZATION },
    })),
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
