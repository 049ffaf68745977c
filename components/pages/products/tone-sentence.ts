import type { Lang } from '@/content/lang';
import { toneWords } from '@/content/products/tone-words';
import { toneOf } from '@/content/products/tones';
import { fill } from '@/lib/site/fill';

/** What the nominal colours of a product are like, in a sentence. */
export function toneSentence(colours: readonly string[], lang: Lang): string {
  const words = toneWords[lang];
  const { lightness, hue, spread } = toneOf(colours);
  return fill(words.tone, {
    lightness: words.lightness[lightness],
    hue: words.hue[hue],
    spread: words.spread[spread],
  });
}
