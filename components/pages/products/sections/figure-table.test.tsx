import { renderToStaticMarkup } from 'react-dom/server';
import { contentOf } from '@/components/pages/products/content-of';
import { productPageOf } from '@/content/products/addresses';
import { FigureTable } from './figure-table';

const headsOf = (id: string) => {
  const html = renderToStaticMarkup(
    <FigureTable of={contentOf(productPageOf(id)!, 'en')} lang="en">
      <p>What can be done with it.</p>
    </FigureTable>,
  );
  return [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head);
};

test.each([
  ['bmi-portoghese-natural', ['Property', 'Value', 'Unit', 'Source']],
  ['isiklar-facing-brick', ['Property', 'Value', 'Source']],
  ['part-valley', ['Property', 'Value', 'Source']],
])('%s: units have a column where there are any', (id, heads) => {
  expect(headsOf(id)).toEqual(heads);
});

test('where there is no drawing buyers’ questions stand beside the figures', () => {
  const htmlOf = (id: string) =>
    renderToStaticMarkup(
      <FigureTable of={contentOf(productPageOf(id)!, 'en')} lang="en">
        <p>Steps</p>
      </FigureTable>,
    );
  expect(htmlOf('isiklar-facing-brick')).toContain('Before you order');
  for (const id of ['part-valley', 'yamama-1']) expect(htmlOf(id)).not.toContain('Before you order');
  // A part shows its place on the roof: valley is the sixth.
  expect(htmlOf('part-valley')).toMatch(/left:38\.1%[^>]*>6</);
});
