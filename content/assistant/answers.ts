import { words } from '@/content/words';
import type { AnswerWords } from './answer-words';
import { answersInArabic, fallbackInArabic, findingInArabic } from './answers.ar';
import { answersInEnglish, fallbackInEnglish, findingInEnglish } from './answers.en';
import type { Topic } from './keywords';

/** The answer to each subject, written from the facts of the company and the table of addresses. */
export const answers = words(answersInEnglish as Record<Topic, AnswerWords>, { ar: answersInArabic });

/** The answer where nothing is known. */
export const fallback = words(fallbackInEnglish, { ar: fallbackInArabic });

/** What is said over things that were found in the range. */
export const finding = words(findingInEnglish, { ar: findingInArabic });

/** Stands before an English answer to Arabic: that the site is there in Arabic too. */
export const arabicGreeting =
  'أهلًا بكم. هذه الصفحة بالإنجليزية، وإجاباتها كذلك. للإجابات بالعربية اختاروا «العربية» في أعلى الصفحة.';
