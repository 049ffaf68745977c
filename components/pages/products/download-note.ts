import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { downloadWords } from '@/content/products/download-words';
import type { Downloads } from '@/content/products/downloads';

/** What the files of a kind hold, in a sentence. */
export function downloadNote(page: ProductPage, kind: Downloads['kind'], lang: Lang): string {
  const words = downloadWords[lang];
  switch (kind) {
    case 'drawing':
      return words.drawing[page.family === 'tile' ? 'tile' : 'brick'];
  }
}
