import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { downloadWords } from '@/content/products/download-words';
import { texturePixels, textureSize, type Downloads } from '@/content/products/downloads';
import { fill } from '@/lib/site/fill';
import { figureIn } from '@/lib/site/format';

/** What the files of a kind hold, in a sentence. */
export function downloadNote(page: ProductPage, kind: Downloads['kind'], lang: Lang): string {
  const words = downloadWords[lang];
  const shape = page.family === 'tile' ? 'tile' : 'brick';
  switch (kind) {
    case 'drawing':
      return words.drawing[shape];
    case 'texture': {
      const { width, height } = textureSize(page)!;
      const { across, down } = texturePixels({ width, height });
      return fill(words.texture[page.family === 'brick' ? 'concrete' : shape], {
        width: figureIn(lang, width),
        height: figureIn(lang, height),
        across: figureIn(lang, across),
        down: figureIn(lang, down),
      });
    }
    case 'model':
      if (page.family === 'model') return words.model.tank;
      if (page.family === 'part') return words.model.part;
      return page.family === 'tile' ? words.model.tile : words.model.text;
  }
}
