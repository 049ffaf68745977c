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
