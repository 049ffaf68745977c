import { renderToStaticMarkup } from 'react-dom/server';
import { contentOf } from '@/components/pages/products/content-of';
import { BRICKS } from '@/content/catalogue/bricks';
import { brickSize } from '@/content/catalogue/brick-names';
import { LANGS } from '@/content/lang';
import { productPageOf } from '@/content/products/addresses';
import { brickWords } from '@/content/products/brick-words';
import { InYourSpace } from './in-your-space';

const PAVERS = BRICKS.filter(({ shape }) => shape.form === 'paver');

test('a paver is told its size in one order: length, width, thickness', () => {
  expect(PAVERS.length).toBeGreaterThan(10);
  for (const lang of LANGS)
    for (const brick of PAVERS) {
      const page = productPageOf(`yamama-${brick.id}`)!;
      const of = contentOf(page, lang);
      const size = brickSize(brick, lang);
      expect(of.name).toContain(size);
      expect(renderToStaticMarkup(<InYourSpace page={page} of={of} lang={lang} />)).toContain(size);
      if (of.drawing)
        expect(renderToStaticMarkup(of.drawing)).toContain(
          brickWords[lang].drawing.paver.replace('{name}', of.name),
        );
    }
});
