import 'server-only';
import { accountFaults } from '@/content/forms/account-fields';
import type { Lang } from '@/content/lang';
import type { FieldErrors } from './result';

/** Faults as the JSON interface tells them: in the words that stand beside the fields. */
export function inWords(faults: FieldErrors, lang: Lang): FieldErrors {
  const words: Readonly<Record<string, string>> = accountFaults[lang];
  return Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, words[code] ?? code]));
}
