import { useEffect, useState } from 'react';
import { apiUrl } from '@/lib/core/api';

export interface Profile {
  username: string;
  email: string;
}

/** Not known yet, nobody, unreadable, or somebody. */
export type ProfileState = 'loading' | 'out' | 'away' | Profile;

async function read(): Promise<ProfileState> {
  const response = await fetch(apiUrl('/api/auth/session'), { cache: 'no-store' });
  if (!response.ok) return 'away';
  const { user } = (await response.json()) as { user?: Profile };
  return user ?? 'out';
}

/** Whose profile this is. The page itself is the same for everybody. */
export function useProfile() {
  const [profile, setProfile] = useState<ProfileState>('loading');
  useEffect(() => {
    let current = true;
    read()
      .catch((): ProfileState => 'away')
      .then((found) => current && setProfile(found));
    return () => {
      current = false;
    };
  }, []);
  return { profile, setProfile };
}
