import { contentOf } from '@/components/pages/products/content-of';
import { LANGS } from '@/content/lang';
import { PRODUCT_PAGES, productPageOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { askedAtOnce } from './asked-at-once';

const labels = (id: string, lang: 'en' | 'ar') =>
  askedAtOnce(contentOf(productPageOf(id)!, lang).figures, lang).map(({ label }) => label);

test('what is on request is one row', () => {
  expect(labels('part-valley', 'en').at(-1)).toBe('Sizes · Weight');
  expect(labels('part-valley', 'ar').at(-1)).toBe('المقاسات · الوزن');
  expect(labels('bmi-portoghese-natural', 'en').at(-1)).toBe('Weight · Minimum pitch');
  // One alone stays as it is, and a heater asks for none.
  expect(labels('yamama-1', 'en').at(-1)).toBe('Weight');
  for (const lang of LANGS)
    for (const page of PRODUCT_PAGES) {
      const { figures } = contentOf(page, lang);
      const rows = askedAtOnce(figures, lang);
      const { onRequest } = productWords[lang].sheet;
      expect(rows.filter(({ value }) => value === onRequest).length).toBeLessThanOrEqual(1);
      for (const { value } of figures) expect(rows.map((row) => row.value)).toContain(value);
    }
});
