/** @jest-environment node */
import { company } from '@/content/company';
import { ROUTE_KEYS, ROUTES, trail } from '@/content/routes';
import {
  aboutPageJsonLd,
  breadcrumbJsonLd,
  collectionPageJsonLd,
  imageGalleryJsonLd,
  listPageJsonLd,
  organizationJsonLd,
  serviceJsonLd,
  storesJsonLd,
  webSiteJsonLd,
} from './json-ld';
import { absolute, canonicalUrl } from '@/lib/core/site';

interface Step {
  position: number;
  name: string;
  item: string;
}

describe('structured data', () => {
  it('describes the company by its own facts', () => {
    const node = organizationJsonLd();
    expect(node).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.brand,
      legalName: company.legalName,
      foundingDate: '1976-03',
      telephone: company.phone,
    });
    expect(webSiteJsonLd().publisher).toEqual({ '@id': node['@id'] });
  });

  it('leaves out what nobody has given', () => {
    const text = JSON.stringify([organizationJsonLd(), ...storesJsonLd()]);
    for (const absent of ['openingHours', 'geo', 'aggregateRating', 'priceRange', 'postOfficeBox', '""']) {
      expect(text).not.toContain(absent);
    }
  });

  it('has one store a location, in the Emirates', () => {
    const stores = storesJsonLd();
    expect(stores).toHaveLength(company.locations.length);
    expect(new Set(stores.map((store) => store['@id'])).size).toBe(stores.length);
    for (const store of stores) expect(store.address).toMatchObject({ addressCountry: 'AE' });
  });

  it.each(ROUTE_KEYS.filter((key) => trail(key).length > 1))('counts the steps down to %s', (key) => {
    const steps = breadcrumbJsonLd(key).itemListElement as Step[];
    expect(steps.map((step) => step.position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.name).toBe(ROUTES.home.name);
    expect(steps.at(-1)).toMatchObject({ name: ROUTES[key].name, item: canonicalUrl(key) });
    for (const step of steps) expect(step.item).toMatch(/^https?:\/\/[^/]+/);
  });

  it('lists the parts of a collection by their canonical addresses', () => {
    const { hasPart } = collectionPageJsonLd('roofTiles', ['bmiItaly', 'bmiPortugal']);
    expect((hasPart as { url: string }[]).map((part) => part.url)).toEqual([
      canonicalUrl('bmiItaly'),
      canonicalUrl('cobertPortugal'),
    ]);
  });

  it('says that the about page is about the company', () => {
    expect(aboutPageJsonLd()).toMatchObject({
      '@type': 'AboutPage',
      url: canonicalUrl('about'),
      mainEntity: { '@id': organizationJsonLd()['@id'] },
    });
  });

  it('names who does a service, and where', () => {
    const service = serviceJsonLd({ name: 'Laying', description: 'Tiles laid dry.', page: 'dryFixMenu' });
    expect(service).toMatchObject({
      '@type': 'Service',
      name: 'Laying',
      url: canonicalUrl('dryFix'),
      areaServed: { name: company.country.name },
      provider: { '@id': organizationJsonLd()['@id'] },
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
    const node = imageGalleryJsonLd('projects', [picture]);
    expect(node).toMatchObject({ '@type': 'ImageGallery', url: canonicalUrl('projects') });
    expect(node.image).toEqual([
      expect.objectContaining({
        '@type': 'ImageObject',
        name: 'A villa',
        contentUrl: absolute(picture.file),
      }),
    ]);
  });

  it('counts what stands on a page, and claims no date for it', () => {
    const node = listPageJsonLd('news', [{ name: 'One', url: 'https://here.example/news#one' }]);
    expect(node.mainEntity).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'One', url: 'https://here.example/news#one' },
      ],
    });
  });
});
