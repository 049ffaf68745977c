import 'server-only';
import { accountFaults } from '@/content/forms/account-fields';
import { callFaults } from '@/content/forms/account-answers';
import type { Lang } from '@/content/lang';
import type { FieldErrors } from '@/lib/forms/result';

/**
 * Faults as the JSON interface tells them: in the words that stand beside the fields. What is no code is the schema's
 * own remark on the kind of a value, in English.
 */
export function inWords(faults: FieldErrors, lang: Lang): FieldErrors {
  const words: Readonly<Record<string, string>> = accountFaults[lang];
  return Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [field, words[code] ?? callFaults[lang].value]),
  );
}
