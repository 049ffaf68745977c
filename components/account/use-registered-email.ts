import { useEffect } from 'react';
import { keepFormDraft, takeFormDraft } from '@/lib/forms/form-draft-storage';

const KEY = 'registered';

/** Keeps the address of an account that was just made for the form to sign in with, in this tab. */
export const keepRegisteredEmail = (email: string): void => void keepFormDraft(KEY, { email });

/** Puts it, once, into the field with this id, unless something stands there. */
export function useRegisteredEmail(id: string): void {
  useEffect(() => {
    const email = takeFormDraft(KEY)?.email;
    const input = document.getElementById(id);
    if (email && input instanceof HTMLInputElement && input.value === '') input.value = email;
  }, [id]);
}
