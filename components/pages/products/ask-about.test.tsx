/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { LANGS } from '@/content/lang';
import { PRODUCT_PAGES, productPageOf, productPath } from '@/content/products/addresses';
import { attachmentIn } from '@/lib/enquiry/attachment-in';
import { readAttachment } from '@/lib/enquiry-attachment/attachment-schema';
import { keepAttachment, keptAttachment } from '@/lib/enquiry-attachment/kept-attachment';
import { productAttachment } from '@/lib/enquiry-attachment/product-attachment';
import { AskAbout } from './ask-about';

const TILE = productPageOf('bmi-marsigliese-natural')!;
const kept = () => readAttachment(JSON.parse(keptAttachment() ?? 'null'));

afterEach(() => keepAttachment(null));

test('who asks about a product takes it along to the contact form', () => {
  render(<AskAbout page={TILE} name="Marsigliese, natural" lang="en" />);
  const link = screen.getByRole('link', { name: 'Ask about Marsigliese, natural' });
  expect(link).toHaveAttribute('href', '/contact-us#connect');
  fireEvent.click(link);
  expect(kept()).toEqual({
    kind: 'product',
    title: 'Marsigliese Natural, BMI, Italy',
    path: '/product/roof-tiles/bmi-italy/bmi-marsigliese-natural',
    figures: [],
  });
});

test('every product can be taken along in every language, and is read in each as it is called there', () => {
  for (const page of PRODUCT_PAGES)
    for (const lang of LANGS) {
      const come = readAttachment(productAttachment(page, lang))!;
      for (const other of LANGS) expect(attachmentIn(other, come)).toEqual(productAttachment(page, other));
    }
});

test('the address of no product stays as it was sent', () => {
  const sent = { ...productAttachment(TILE, 'ar'), path: `${productPath(TILE, 'ar')}-no-more` };
  expect(attachmentIn('en', sent)).toBe(sent);
});
