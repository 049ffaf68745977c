import type { Lang } from '@/content/lang';
import type { Vocabulary } from './vocabulary-shape';
import { vocabularyInArabic } from './vocabulary.ar';
import { vocabularyInEnglish } from './vocabulary.en';

/** How a query is read in each language. */
export const vocabularies: Readonly<Record<Lang, Vocabulary>> = {
  en: vocabularyInEnglish,
  ar: vocabularyInArabic,
};
