import { followStorage } from '@/lib/browser/follow-storage';

/* Products that were compared in this tab, by their ids, the latest last. Browser only. */

const KEY = 'compared';
const KEPT = 4;

/** What is kept may be anything, and is read as short texts alone. */
function kept(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,80}$/.test(id));
  } catch {
    return [];
  }
}

/** What was compared before and is not among these. */
export const earlierCompared = (ids: readonly string[]): readonly string[] =>
  kept().filter((id) => !ids.includes(id));

/** Remembers what is compared now, as the latest. */
export function keepCompared(ids: readonly string[]): void {
  if (ids.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...earlierCompared(ids), ...ids].slice(-KEPT)));
  } catch {
    // Full or forbidden: the address holds the comparison.
  }
}

/** Tells when what is kept may have changed behind the back of the page. */
export const followCompared = (changed: () => void): (() => void) => followStorage(KEY, changed);
