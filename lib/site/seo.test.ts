import { companyWords } from '@/content/company-words';
import { LANGS } from '@/content/lang';
import { absolute } from '@/lib/settings/site';
import { sharedDesignMetadata, pageMetadata, productMetadata } from './seo';

const product = {
  title: 'A tile',
  description: 'Red.',
  keywords: ['tile', 'BMI'],
  page: () => '/a-tile' as const,
  id: 'a-tile',
};
const design = { title: 'A tile on a villa', description: 'Red.', code: '1-3-f4efe4-0', alt: 'A villa' };
const KINDS = {
  page: (lang) => pageMetadata('contact', lang),
  product: (lang) => productMetadata(product, lang),
  design: (lang) => sharedDesignMetadata(design, lang),
} as const satisfies Record<string, (lang: (typeof LANGS)[number]) => unknown>;

test.each(Object.entries(KINDS))(
  'the head of a %s says its language, and which others there are',
  (_, of) => {
    expect(of('en').openGraph).toMatchObject({ locale: 'en_AE', alternateLocale: ['ar_AE'] });
    expect(of('ar').openGraph).toMatchObject({ locale: 'ar_AE', alternateLocale: ['en_AE'] });
    expect([of('en').manifest, of('ar').manifest]).toEqual([undefined, '/ar/manifest.webmanifest']);
    for (const lang of LANGS)
      expect(Object.keys(of(lang).alternates?.languages ?? {})).toEqual(['en', 'ar', 'x-default']);
  },
);

test('a product is named by its keywords too', () => {
  expect(KINDS.product('en').keywords).toEqual(['tile', 'BMI']);
});

test('a shared design has an address in each language, a card of its own, and is kept out of search engines', () => {
  const { title, alternates, robots, openGraph } = sharedDesignMetadata(design, 'ar');
  expect(title).toEqual({ absolute: `A tile on a villa | ${companyWords.ar.brand}` });
  expect(alternates).toEqual({
    canonical: absolute('/ar/design/1-3-f4efe4-0'),
    languages: {
      en: absolute('/design/1-3-f4efe4-0'),
      ar: absolute('/ar/design/1-3-f4efe4-0'),
      'x-default': absolute('/design/1-3-f4efe4-0'),
    },
  });
  expect(robots).toEqual({ index: false, follow: true });
  expect(openGraph?.images).toEqual([
    expect.objectContaining({ url: '/ar/cards/design/1-3-f4efe4-0.jpg', alt: 'A villa' }),
  ]);
});
