import { renderToStaticMarkup } from 'react-dom/server';
import { productPageOf } from '@/content/products/addresses';
import { contentOf } from './content-of';
import { ProductDownloads } from './product-downloads';

const sectionOf = (id: string) => {
  const page = productPageOf(id)!;
  return renderToStaticMarkup(<ProductDownloads page={page} of={contentOf(page, 'en')} lang="en" />);
};

test('a sheet that has its button in the head makes no section of its own', () => {
  expect(sectionOf('isiklar-facing-brick')).toBe('');
});

test.each(['bmi-portoghese-natural', 'part-valley', 'la-paloma-rojo'])('%s has more to take along', (id) => {
  expect(sectionOf(id)).toContain('Downloads');
});
