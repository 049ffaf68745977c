import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { downloadWords } from '@/content/products/download-words';
import { textureSize, type Downloads } from '@/content/products/downloads';
import { fill } from '@/lib/site/fill';
import { figureIn, numberIn } from '@/lib/site/format';

/** Pixels that every texture is wide (studio/textures.py). */
const TEXTURE_PIXELS = 2048;

/** What the files of a kind hold, in a sentence. */
export function downloadNote(page: ProductPage, kind: Downloads['kind'], lang: Lang): string {
  const words = downloadWords[lang];
  const shape = page.family === 'tile' ? 'tile' : 'brick';
  switch (kind) {
    case 'drawing':
      return words.drawing[shape];
    case 'texture': {
      const { width, height } = textureSize(page)!;
      return fill(words.texture[page.family === 'brick' ? 'concrete' : shape], {
        width: figureIn(lang, width),
        height: figureIn(lang, height),
        pixels: numberIn(lang, TEXTURE_PIXELS),
      });
    }
    case 'model':
      if (page.family === 'model') return words.model.tank;
      return page.family === 'part' ? words.model.part : words.model.text;
  }
}
