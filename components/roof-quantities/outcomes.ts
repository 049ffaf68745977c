import { late } from '@/components/ui/loading/late';
import type { Lang } from '@/content/lang';
import type { OutcomeProps } from './roof-outcome';

/**
 * Sent once there is a result, with its words: a page that has none yet does without its table, its working and its ways
 * on.
 */
export const OUTCOMES: Readonly<Record<Lang, ReturnType<typeof late<OutcomeProps>>>> = {
  en: late(() => import('./outcome-in-english').then((module) => module.OutcomeInEnglish)),
  ar: late(() => import('./outcome-in-arabic').then((module) => module.OutcomeInArabic)),
};
