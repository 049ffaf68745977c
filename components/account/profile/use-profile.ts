import { useCallback, useEffect, useRef, useState } from 'react';
import { apiUrl } from '@/lib/settings/api';
import { announceMark } from '@/lib/browser/signed-in-mark';

export interface Profile {
  username: string;
  email: string;
  /** Asked for in its place, and not confirmed yet. */
  newEmail?: string;
}

/** Not known yet, nobody, unreadable, or somebody. */
export type ProfileState = 'loading' | 'out' | 'away' | Profile;

type Found = Exclude<ProfileState, 'loading'>;

/** Told who is signed in by now: a form that is open keeps what was typed before it goes. */
export type KeepTyped = (found: Found) => void;

/** Who is signed in, as the server knows it now. */
export async function readProfile(): Promise<Found> {
  try {
    const response = await fetch(apiUrl('/api/auth/session'), { cache: 'no-store' });
    if (!response.ok) return 'away';
    const { user } = (await response.json()) as { user?: Profile };
    announceMark();
    return user ?? 'out';
  } catch {
    return 'away';
  }
}

/**
 * Whose profile this is; the page itself is the same for everybody. Asked again whenever the tab is looked at:
 * the account may have changed in another one, and what did not come may come once the device is connected.
 */
export function useProfile() {
  const [profile, setProfile] = useState<ProfileState>('loading');
  const keeper = useRef<KeepTyped>(null);
  const reload = useCallback(async () => {
    const found = await readProfile();
    keeper.current?.(found);
    // What was shown before is better than nothing.
    setProfile((shown) => (found === 'away' && shown !== 'loading' ? shown : found));
  }, []);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reload();
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('online', look);
    };
  }, [reload]);
  return { profile, setProfile, reload, keeper };
}
