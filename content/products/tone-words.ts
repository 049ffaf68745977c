import { words } from '@/content/words';
import type { Contrast, Hue, Lightness, Spread } from './tones';

/** What tones.ts says, in words. */
export const toneWords = words(
  {
    tone: 'Its colour: {lightness} {hue}, {spread}.',
    /** Where its tones are near each other. */
    plain: 'Its colour: {lightness} {hue}.',
    lightness: {
      pale: 'pale',
      light: 'light',
      medium: 'mid-toned',
      deep: 'deep',
      dark: 'dark',
    } satisfies Record<Lightness, string>,
    hue: {
      neutral: 'neutral',
      red: 'red',
      terracotta: 'terracotta',
      sand: 'sand',
      ochre: 'ochre',
      green: 'green',
      blue: 'blue',
    } satisfies Record<Hue, string>,
    spread: {
      gentle: 'with gentle variation from piece to piece',
      lively: 'a lively blend',
    } satisfies Record<Exclude<Spread, 'even'>, string>,
    contrast: {
      near: 'Close in colour',
      moderate: 'Moderate contrast',
      strong: 'Strong contrast',
    } satisfies Record<Contrast, string>,
  },
  {
    ar: {
      tone: 'اللون: {hue} {lightness}، {spread}.',
      plain: 'اللون: {hue} {lightness}.',
      lightness: { pale: 'فاتح جدًا', light: 'فاتح', medium: 'متوسط', deep: 'غامق', dark: 'داكن' },
      hue: {
        neutral: 'محايد',
        red: 'أحمر',
        terracotta: 'تيراكوتا',
        sand: 'رملي',
        ochre: 'عسلي',
        green: 'أخضر',
        blue: 'أزرق',
      },
      spread: {
        gentle: 'بتفاوت طفيف بين القطع',
        lively: 'خلطة متنوعة',
      },
      contrast: { near: 'لون قريب', moderate: 'تباين متوسط', strong: 'تباين قوي' },
    },
  },
);
