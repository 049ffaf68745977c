import 'server-only';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import type { FieldErrors } from './result';

const WORDS: Readonly<Record<string, string>> = ACCOUNT_FIELDS;

/** Faults as the JSON interface tells them: in the words that stand beside the fields. */
export const inWords = (faults: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, WORDS[code] ?? code]));
