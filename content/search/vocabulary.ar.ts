import { arabicWords, fromArabic, fromEnglish, meaningInArabic } from './both-ways';
import type { Synonym, Vocabulary } from './vocabulary-shape';
import { vocabularyInEnglish as english } from './vocabulary.en';

/** What English calls otherwise, by what that is in Arabic. */
const calledInEnglish: readonly Synonym[] = english.synonyms
  .filter((synonym) => !fromArabic.includes(synonym))
  .flatMap(([asked, known]) => {
    const arabic = known.flatMap(meaningInArabic);
    return arabic.length > 0 ? [[asked, arabic] as const] : [];
  });

/** How a query is read on the Arabic site: in either language, as on the English one. */
export const vocabularyInArabic: Vocabulary = {
  ...english,
  synonyms: [...calledInEnglish, ...fromEnglish],
  empty: english.empty,
  common: `${english.common} ${arabicWords.common}`,
};
