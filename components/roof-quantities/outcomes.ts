import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Lang } from '@/content/lang';
import type { OutcomeProps } from './roof-outcome';

/**
 * Sent once there is a result, with its words: a page that has none yet does without its table, its working and its ways
 * on.
 */
export const OUTCOMES: Readonly<Record<Lang, ComponentType<OutcomeProps>>> = {
  en: dynamic(async () => (await import('./outcome-in-english')).OutcomeInEnglish),
  ar: dynamic(async () => (await import('./outcome-in-arabic')).OutcomeInArabic),
};
