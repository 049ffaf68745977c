import { inOneLine } from '@/content/format-list';
import { company, type Location } from '@/content/company';
import { companyWords, locationsIn } from '@/content/company-words';
import type { Lang } from '@/content/lang';
import { path, type RouteKey } from '@/content/routes';
import { absolute, canonicalUrl } from '@/lib/settings/site';
import { CONTEXT, ORGANIZATION, OUR_COMPANY, webSiteId, type JsonLdNode } from './nodes';

/** A place that is not known to the street is near a city and not in it: it names its country alone. */
const postalAddress = ({ street, city, mapQuery }: Location) => ({
  '@type': 'PostalAddress',
  ...(mapQuery && { streetAddress: street, addressLocality: city }),
  addressCountry: company.country.code,
});

/** Placeholders are nobody's profiles. */
const profiles = company.socialConfirmed ? { sameAs: company.social.map(({ url }) => url) } : {};

/** The company itself; its first location is its address. */
export function organizationJsonLd(lang: Lang): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: company.brand,
    legalName: company.legalName,
    url: canonicalUrl('home', lang),
    logo: absolute('/icon-512.png'),
    email: company.email,
    telephone: company.phone,
    ...(company.whatsapp
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'WhatsApp',
            telephone: `+${company.whatsapp}`,
          },
        }
      : {}),
    ...(company.licence
      ? { identifier: { '@type': 'PropertyValue', name: companyWords[lang].licence, value: company.licence } }
      : {}),
    foundingLocation: { '@type': 'Place', name: companyWords[lang].foundedIn },
    address: postalAddress(locationsIn(lang)[0]!),
    ...profiles,
  };
}

export function webSiteJsonLd(lang: Lang): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': webSiteId(lang),
    name: companyWords[lang].brand,
    url: canonicalUrl('home', lang),
    inLanguage: lang,
    publisher: { '@id': ORGANIZATION },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(path('search', lang))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** One node a location. Coordinates are left out until somebody gives them. */
export function storesJsonLd(lang: Lang): JsonLdNode[] {
  return locationsIn(lang).map((location) => ({
    '@context': CONTEXT,
    '@type': 'Store',
    '@id': `${canonicalUrl('contact', lang)}#${location.id}`,
    name: inOneLine([companyWords[lang].name, location.title], lang),
    url: canonicalUrl('contact', lang),
    telephone: location.phone,
    address: postalAddress(location),
    ...(company.openingHours ? { openingHours: company.openingHours } : {}),
    parentOrganization: OUR_COMPANY,
  }));
}

interface Service {
  name: string;
  description: string;
  /** The page that tells more about it. */
  page: RouteKey;
}

/** Something the company does for its customers, in its own country. */
export function serviceJsonLd({ name, description, page }: Service, lang: Lang): JsonLdNode {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    description,
    url: canonicalUrl(page, lang),
    areaServed: { '@type': 'Country', name: companyWords[lang].country },
    provider: OUR_COMPANY,
  };
}
