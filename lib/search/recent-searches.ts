import { cleanQuery } from './query';

const KEY = 'recentSearches';
const KEPT = 6;

/** What was searched on this device, the latest first. What is kept may be anything, and is read as text alone. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return [...new Set(kept.map(cleanQuery).filter(Boolean))].slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Remembers a search. One that was made before moves to the front. */
export function rememberSearch(query: string): void {
  const asked = cleanQuery(query);
  if (!asked) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([asked, ...others].slice(0, KEPT)));
  } catch {
    // Full or forbidden: the search works without.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where nothing may be.
  }
}
