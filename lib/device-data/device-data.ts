import { ROOF_PHOTO_DATABASE, YOUR_ROOF_DATABASE } from '@/lib/browser/device-databases';
/* What this site keeps in the browser of a visitor, read and erased. Browser only, but for the names. */

export type Place = 'device' | 'tab' | 'cookie';

export interface KeptEntry {
  place: Place;
  /** As the browser calls it. */
  name: string;
  /** As it is stored; null where only the server can read it. */
  value: string | null;
}

/** Everything the site stores by a name of its own. */
const NAMES = [
  'enquiryList',
  'userContactInfo',
  'userContactInfoOwed',
  'savedDesigns',
  'recentSearches',
  'installBannerDismissed',
  'languageOfferClosed',
  'enquiryDraft',
  'carried',
  'conversation',
  'compared',
  'messageAfterLoad',
  'roofPhotoKept',
  'yourRoof',
  'visitSource',
  'authToken',
  'signedIn',
  'knownDevice',
  'resetFlow',
] as const;

type EntryKind = (typeof NAMES)[number] | 'keptWords' | 'other';

/** What a stored name stands for; `other` for a name this file has not heard of. */
export function kindOf(name: string): EntryKind {
  if (name.startsWith('keptWords:')) return 'keptWords';
  return NAMES.find((known) => known === name) ?? 'other';
}

/** Some browsers throw when storage is switched off: then nothing is kept. */
function storageOf(place: Place): Storage | null {
  try {
    return place === 'device' ? window.localStorage : place === 'tab' ? window.sessionStorage : null;
  } catch {
    return null;
  }
}

/** What stands in the two storages of the browser. */
export const storedEntries = (): KeptEntry[] =>
  (['device', 'tab'] as const).flatMap((place) => {
    const storage = storageOf(place);
    if (!storage) return [];
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.sort().map((name) => ({ place, name, value: storage.getItem(name) }));
  });

/** The browser tells other tabs of a change; the open page learns it by the same event. */
const announce = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** A photograph stands beside its mark, in a database. */
function forgetPhoto(database: string): void {
  try {
    window.indexedDB.deleteDatabase(database);
  } catch {
    // Where the browser has none, nothing is kept.
  }
}

/** Takes one entry out of its storage; the mark of the photograph stands in both. */
export function eraseStored({ place, name }: KeptEntry): void {
  storageOf(place)?.removeItem(name);
  if (name === 'roofPhotoKept') {
    for (const other of ['device', 'tab'] as const) storageOf(other)?.removeItem(name);
    forgetPhoto(ROOF_PHOTO_DATABASE);
  }
  if (name === 'yourRoof') forgetPhoto(YOUR_ROOF_DATABASE);
  announce(name);
}

/** Empties both storages, and forgets the photographs. */
export function eraseAllStored(): void {
  storageOf('device')?.clear();
  storageOf('tab')?.clear();
  forgetPhoto(ROOF_PHOTO_DATABASE);
  forgetPhoto(YOUR_ROOF_DATABASE);
  announce(null);
}

/** A stored value for people to read: JSON over several lines, anything else as it is. */
export function readable(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
