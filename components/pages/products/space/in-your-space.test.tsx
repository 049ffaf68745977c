import { renderToStaticMarkup } from 'react-dom/server';
import { contentOf } from '@/components/pages/products/content-of';
import type { Lang } from '@/content/lang';
import { productPageOf } from '@/content/products/addresses';
import { InYourSpace } from './in-your-space';

function said(id: string, lang: Lang): string {
  const page = productPageOf(id)!;
  const html = renderToStaticMarkup(<InYourSpace page={page} of={contentOf(page, lang)} lang={lang} />);
  // A size within a sentence has an element of its own (`unbroken`).
  return html
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u2066\u2069]+/g, ' ');
}

test.each([
  ['yamama-48', 'in its nominal size: 230.9 × 200 × 60 mm.'],
  ['yamama-52', 'in its nominal size: 240 × 142 × 60 mm.'],
  ['yamama-55', '300 × 300 × 60 mm. The raised pattern rises above that thickness.'],
  ['yamama-83', '100 × 200 × 1000 mm. The bars of the model stand out beyond it at both ends.'],
  ['yamama-87', 'in its nominal size: 200 × 200 × 1000 mm.'],
])('the model of %s is told in the order and size of its name, and what stands out of it', (id, sentence) => {
  expect(said(id, 'en')).toContain(sentence);
});

test('what a press fetches is told with the viewer', () => {
  expect(said('bmi-portoghese-natural', 'en')).toContain(
    'Open the 3D model Portoghese Natural, about 310 KB',
  );
  expect(said('bmi-portoghese-natural', 'ar')).toContain('نحو 310 كيلوبايت');
});

test('only a tile has a picture of its own there: others do not show the opening one again', () => {
  const pictures = (id: string) => {
    const page = productPageOf(id)!;
    return renderToStaticMarkup(<InYourSpace page={page} of={contentOf(page, 'en')} lang="en" />).includes(
      '<img',
    );
  };
  expect(['bmi-portoghese-natural', 'yamama-1', 'part-valley', 'sigma-model200'].map(pictures)).toEqual([
    ...[true, false, false, false],
  ]);
});
