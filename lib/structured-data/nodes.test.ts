import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { absolute } from '@/lib/settings/site';
import { serviceJsonLd, storesJsonLd } from './company-json-ld';
import { imageGalleryJsonLd, videoJsonLd } from './media-json-ld';
import { productPageJsonLd } from './product-json-ld';

const picture = { title: 'A villa', alt: 'A white villa', file: '/a.avif', width: 3, height: 2 };
const film = {
  name: 'A film',
  description: 'Tiles.',
  still: '/a.webp',
  mp4: '/a.mp4',
  published: '2026-01-01',
};
const product = { name: 'A', title: 'A', description: 'A', url: absolute('/a'), picture, figures: [] };

/** Every object in a node that points at the company or at a site. */
function pointersIn(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return [];
  const isOne = '@id' in node && /#(organization|website)$/.test(String(node['@id']));
  return [...(isOne ? [node] : []), ...Object.values(node).flatMap(pointersIn)];
}

// Two pages hold the node of the company, and one of each language that of its site.
test.each([
  ['a gallery', imageGalleryJsonLd('projects', 'ar', [picture])],
  ['a film', videoJsonLd({ ...film, seconds: 1, width: 3, height: 2 }, 'ar')],
  ['a service', serviceJsonLd({ name: 'Laying', description: 'Laid dry.', page: 'dryFix' }, 'ar')],
  ['a product', productPageJsonLd(product, 'ar')],
  ['the stores', storesJsonLd('ar')],
])('%s says what it points at, and how that is called', (_, node) => {
  const known = [
    { '@id': absolute('/') + '#organization', '@type': 'Organization', name: company.brand },
    { '@id': absolute('/ar') + '#website', '@type': 'WebSite', name: companyWords.ar.brand },
  ];
  const pointers = pointersIn(node);
  expect(pointers.length).toBeGreaterThan(0);
  for (const one of pointers) expect(known).toContainEqual(one);
});
