/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TEXTURES } from '@/content/catalogue/textures';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { SupplierPage } from './supplier-page';

/** What a supplier of tiles needs beside its line in the registry: one file like this, one line in tiles/all.ts. */
const newcomer: TileSupplier = {
  supplier: 'braas',
  ranges: ['supp_4'],
  pages: ['bmiItaly'],
  words: {
    en: {
      heading: 'Newcomer Nowhere',
      lead: 'A manufacturer that does not exist.',
      text: 'Its words come from its file alone.',
      facts: [['Profile in our range', 'Roman']],
      promo: { title: 'See it on a villa', text: 'Pick a villa.', picture: 'villa/yamama' },
    },
    ar: {
      heading: 'مورّد جديد',
      lead: 'شركة مصنّعة غير موجودة.',
      text: 'كلماتها من ملفها وحده.',
      facts: [['الشكل المتوفر لدينا', 'Roman']],
      promo: { title: 'شاهدوه على فيلا', text: 'اختاروا فيلا.', picture: 'villa/yamama' },
    },
  },
  banner: { picture: 'hero/roof-tiles' },
  card: 'range/braas-romana-red-slope',
  tabs: [
    {
      id: 'romantile',
      words: { en: { title: 'RomanTile', name: 'Roman' }, ar: { title: 'RomanTile', name: 'Roman' } },
      holds: 'tiles',
      profile: 'roman',
      cards: [
        {
          of: { texture: TEXTURES.find(({ key }) => key === 'braas-romana-red')! },
          pictures: ['range/braas-romana-red-slope', 'range/braas-romana-red-tile'],
        },
      ],
    },
  ],
};

beforeAll(() => {
  // Its line.
  (TILE_SUPPLIERS as TileSupplier[]).push(newcomer);
  const never = { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  const Never = jest.fn(() => never);
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
    IntersectionObserver: Never,
    ResizeObserver: Never,
  });
});

test('a supplier is its content: nothing else has to know it', () => {
  render(<SupplierPage of={newcomer} route="bmiItaly" lang="en" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Newcomer Nowhere');
  expect(screen.getByText('A manufacturer that does not exist.')).toBeInTheDocument();
  expect(screen.getByText('Roman', { selector: 'dd span' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /RomanTile/ })).toHaveAttribute('href', '#romantile');
  expect(screen.getByRole('article', { name: 'Roman Red' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Roman in plan/ })).toHaveAttribute(
    'src',
    '/img/drawing/roman.svg',
  );
  const sizes = screen.getByRole('table', { name: supplierPage.en.factory.sizes.caption });
  expect(within(sizes).getByRole('row', { name: /^Roman/ })).toHaveTextContent(/about 225 × 345/);
  expect(screen.queryByText('on request')).toBeNull();
  // Under the specification, and again beside the drawing.
  expect(
    screen.getAllByRole('button', { name: /Ask for the data sheet ?: ?Manufacturer’s data sheet/ }),
  ).toHaveLength(2);
  expect(
    screen.getByRole('heading', { name: 'Roman: indicative dimensions of the profile' }),
  ).toBeInTheDocument();
  expect(screen.getByText('B Length').nextSibling).toHaveTextContent('about 410 mm');
  expect(screen.getByRole('button', { name: /Add to enquiry ?: ?Roman Red/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(supplierPage.en.promo.button) })).toHaveAttribute(
    'href',
    '/expirence-now',
  );
});

test.each([
  ['en', '2 cards', '1 card'],
  ['ar', 'بطاقتان', 'بطاقة واحدة'],
] as const)('cards of a tab are counted in words that go with their number: %s', (lang, two, one) => {
  const spain = TILE_SUPPLIERS.find(({ supplier }) => supplier === 'cobert-spain')!;
  const read = (of: TileSupplier) =>
    renderToStaticMarkup(<SupplierPage of={of} route="bmiItaly" lang={lang} />);
  expect(read(spain)).toContain(`<span class="sr-only"> ${two}</span>`);
  expect(read(newcomer)).toContain(`<span class="sr-only"> ${one}</span>`);
});

test('its tiles have a heading that the page leads to, and covers with pans are counted where there are any', () => {
  const spain = TILE_SUPPLIERS.find(({ supplier }) => supplier === 'cobert-spain')!;
  const { range, factory } = supplierPage.en;
  const { unmount } = render(<SupplierPage of={newcomer} route="bmiItaly" lang="en" />);
  expect(screen.getByRole('link', { name: range.see })).toHaveAttribute('href', '#range');
  expect(screen.getByRole('heading', { level: 2, name: range.title })).not.toHaveClass('sr-only');
  expect(screen.queryByText(new RegExp(factory.pans))).toBeNull();
  unmount();
  render(<SupplierPage of={spain} route="bmiItaly" lang="en" />);
  expect(screen.getByText(new RegExp(factory.pans))).toBeVisible();
});
