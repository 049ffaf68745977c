import { forgetFormDraft, keepFormDraft, readFormDraft } from '@/lib/forms/form-draft-storage';
import type { Profile } from './use-profile';

const KEY = 'profile-typed';

/** What was typed when the session had ended, for the same person once signed in again. */
export const typedBefore = {
  keep: (typed: Record<string, string>, { email }: Profile) => keepFormDraft(KEY, { ...typed, of: email }),
  of: ({ email }: Profile) => {
    const kept = readFormDraft(KEY);
    return kept?.of === email ? kept : null;
  },
  forget: () => forgetFormDraft(KEY),
};
