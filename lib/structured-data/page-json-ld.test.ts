import { company } from '@/content/company';
import { routeName } from '@/content/route-names';
import { ROUTE_KEYS, trail } from '@/content/routes';
import { organizationJsonLd, serviceJsonLd, storesJsonLd, webSiteJsonLd } from './company-json-ld';
import { imageGalleryJsonLd } from './media-json-ld';
import {
  aboutPageJsonLd,
  breadcrumbJsonLd,
  collectionPageJsonLd,
  itemPageJsonLd,
  listPageJsonLd,
} from './page-json-ld';
import { absolute, canonicalUrl } from '@/lib/settings/site';

interface Step {
  position: number;
  name: string;
  item: string;
}

describe('structured data', () => {
  it('describes the company by its own facts', () => {
    const node = organizationJsonLd('en');
    expect(node).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.brand,
      legalName: company.legalName,
      foundingLocation: { name: company.foundedIn },
      telephone: company.phone,
    });
    // Known is since when it trades; the day it was founded is not (docs/claims.md).
    expect(node).not.toHaveProperty('foundingDate');
    expect(webSiteJsonLd('en').publisher).toEqual({ '@id': node['@id'] });
  });

  it('tells where the site can be searched', () => {
    expect(webSiteJsonLd('en').potentialAction).toEqual({
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${canonicalUrl('search', 'en')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    });
  });

  it('leaves out what nobody has given', () => {
    const text = JSON.stringify([organizationJsonLd('en'), ...storesJsonLd('en')]);
    for (const absent of ['openingHours', 'geo', 'aggregateRating', 'priceRange', 'postOfficeBox', '""']) {
      expect(text).not.toContain(absent);
    }
  });

  it('has one store a location, in the Emirates', () => {
    const stores = storesJsonLd('en');
    expect(stores).toHaveLength(company.locations.length);
    expect(new Set(stores.map((store) => store['@id'])).size).toBe(stores.length);
    for (const store of stores) expect(store.address).toMatchObject({ addressCountry: 'AE' });
    expect(stores.map(({ address }) => (address as { addressLocality?: string }).addressLocality)).toEqual([
      'Sharjah',
      'Sharjah',
      // "Near Sharjah": where is not known.
      undefined,
    ]);
  });

  it.each(ROUTE_KEYS.filter((key) => trail(key).length > 1))('counts the steps down to %s', (key) => {
    const steps = breadcrumbJsonLd(key, 'en').itemListElement as Step[];
    expect(steps.map((step) => step.position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.name).toBe(routeName('home', 'en'));
    expect(steps.at(-1)).toMatchObject({ name: routeName(key, 'en'), item: canonicalUrl(key, 'en') });
    for (const step of steps) expect(step.item).toMatch(/^https?:\/\/[^/]+/);
  });

  it('calls the family of all products as the way down to them does', () => {
    const steps = breadcrumbJsonLd('sigmaForced', 'en').itemListElement as Step[];
    expect(steps.map(({ name }) => name)).toEqual([
      'Home',
      'Products',
      'Solar Water',
      'SIGMA',
      'Forced Circulation Systems',
    ]);
  });

  it('lists the parts of a collection by their canonical addresses', () => {
    const { hasPart } = collectionPageJsonLd('roofTiles', 'en', ['bmiItaly', 'bmiPortugal']);
    expect((hasPart as { url: string }[]).map((part) => part.url)).toEqual([
      canonicalUrl('bmiItaly', 'en'),
      canonicalUrl('cobertPortugal', 'en'),
    ]);
  });

  it('names a tool behind the sign-in by the address that its own leads to', () => {
    const { hasPart } = collectionPageJsonLd('services', 'ar', ['hotWater', 'bricksSimulator']);
    expect((hasPart as { url: string }[]).map((part) => part.url)).toEqual([
      `${canonicalUrl('login', 'ar')}?callbackUrl=%2Far%2Fsolar-water-heater-calculator`,
      canonicalUrl('bricksSimulator', 'ar'),
    ]);
  });

  it('says that the about page is about the company', () => {
    expect(aboutPageJsonLd('en')).toMatchObject({
      '@type': 'AboutPage',
      url: canonicalUrl('about', 'en'),
      mainEntity: { '@id': organizationJsonLd('en')['@id'] },
    });
  });

  it('names who does a service, and where', () => {
    const service = serviceJsonLd(
      { name: 'Laying', description: 'Tiles laid dry.', page: 'dryFixInMenu' },
      'en',
    );
    expect(service).toMatchObject({
      '@type': 'Service',
      name: 'Laying',
      url: canonicalUrl('dryFix', 'en'),
      areaServed: { name: company.country.name },
      provider: { '@id': organizationJsonLd('en')['@id'] },
    });
  });

  it('names every picture of a gallery with the absolute address of its largest file', () => {
    const picture = {
      title: 'A villa',
      alt: 'A white villa',
      file: '/img/a-1200.avif' as const,
      width: 1200,
      height: 800,
    };
    const node = imageGalleryJsonLd('projects', 'en', [picture]);
    expect(node).toMatchObject({ '@type': 'ImageGallery', url: canonicalUrl('projects', 'en') });
    expect(node.image).toEqual([
      expect.objectContaining({
        '@type': 'ImageObject',
        name: 'A villa',
        contentUrl: absolute(picture.file),
        creditText: 'Computer rendering',
        license: `${canonicalUrl('terms', 'en')}#pictures`,
        acquireLicensePage: canonicalUrl('contact', 'en'),
      }),
    ]);
  });

  it('counts what stands on a page by name, address and picture, and claims no date for it', () => {
    const node = listPageJsonLd('news', 'en', [
      { name: 'One', url: 'https://here.example/news#one', image: '/img/brick/1.webp' },
    ]);
    expect(node.mainEntity).toEqual({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'One',
          url: 'https://here.example/news#one',
          image: absolute('/img/brick/1.webp'),
        },
      ],
    });
  });

  it('says what a page shows and who makes it, and offers nothing for which no price was given', () => {
    const node = itemPageJsonLd('cmgNatural', 'en', {
      name: 'A heater',
      description: 'Heats water.',
      brand: 'CMG',
      image: '/img/heater.webp',
      models: [{ name: 'Model 200', url: 'https://here.example/heater#model200' }],
    });
    expect(node).toMatchObject({
      '@type': 'ItemPage',
      url: canonicalUrl('cmgNatural', 'en'),
      about: { '@type': 'Thing', name: 'A heater', image: absolute('/img/heater.webp') },
      mentions: { '@type': 'Brand', name: 'CMG' },
      mainEntity: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', name: 'Model 200' }] },
    });
    expect(JSON.stringify(node)).not.toMatch(/"Product"|offer|price|rating/i);
  });
});
