import { forgetFormDraft, keepFormDraft, readFormDraft } from '@/lib/forms/form-draft-storage';
import type { Profile } from './use-profile';

const KEY = 'profile-typed';

const keep = (typed: Record<string, string>, { email }: Profile) =>
  keepFormDraft(KEY, { ...typed, of: email });

/** What was typed when the session had ended, for the same person once signed in again. */
export const typedBefore = {
  keep,
  /** What stands in the form, where it is another than what is saved. The password is typed again. */
  keepForm: (form: HTMLFormElement, profile: Profile) => {
    const data = new FormData(form);
    const [username, email] = [String(data.get('username')), String(data.get('email'))];
    if (username !== profile.username || email !== profile.email) keep({ username, email }, profile);
  },
  of: ({ email }: Profile) => {
    const kept = readFormDraft(KEY);
    return kept?.of === email ? kept : null;
  },
  forget: () => forgetFormDraft(KEY),
};
