import type { Lang } from '@/content/lang';
import { safeCallback } from '@/lib/account/session/safe-callback';
import { readProfile } from '@/components/account/profile/use-profile';

/** Whoever is signed in already is taken to the page that asked; a mark of an ended session goes. */
export async function redirectIfSignedIn(asked: string, lang: Lang): Promise<void> {
  const found = await readProfile();
  if (typeof found === 'object') window.location.replace(safeCallback(asked, lang));
}
