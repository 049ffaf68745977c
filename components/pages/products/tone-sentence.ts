import type { Lang } from '@/content/lang';
import { toneWords } from '@/content/products/tone-words';
import { toneOf } from '@/content/products/tones';
import { fill } from '@/lib/site/fill';

/** What the nominal colours of a product are like, in a sentence. */
export function toneSentence(colours: readonly string[], lang: Lang): string {
  const words = toneWords[lang];
  const { lightness, hue, spread } = toneOf(colours);
  const seen = { lightness: words.lightness[lightness], hue: words.hue[hue] };
  // Nobody promises that fired clay is even.
  return spread === 'even'
    ? fill(words.plain, seen)
    : fill(words.tone, { ...seen, spread: words.spread[spread] });
}
