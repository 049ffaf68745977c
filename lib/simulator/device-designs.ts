import { followStorage } from '@/lib/browser/follow-storage';

/* Designs a visitor keeps on the device, by the names of their public pages. Browser only. */

const MAX_ON_DEVICE = 4;

const KEY = 'savedDesigns';
const CODE = /^[\w-]{1,40}$/;

/** The newest first. What is stored may be anything. */
export function deviceDesigns(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const codes = kept.filter((code): code is string => typeof code === 'string' && CODE.test(code));
    return [...new Set(codes)].slice(0, MAX_ON_DEVICE);
  } catch {
    return [];
  }
}

/** Tells when they may have changed in another page. */
export const followDeviceDesigns = (listener: () => void) => followStorage(KEY, listener);

function store(codes: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes));
    return true;
  } catch {
    return false;
  }
}

/** Keeps one more, unless four are kept already (full) or the browser stores nothing (refused). */
export function keepOnDevice(code: string): 'kept' | 'full' | 'refused' {
  const codes = deviceDesigns();
  if (codes.includes(code)) return 'kept';
  if (codes.length >= MAX_ON_DEVICE) return 'full';
  return store([code, ...codes]) ? 'kept' : 'refused';
}

/** Forgets these: removed, or in the account now. */
export const dropFromDevice = (gone: readonly string[]): boolean =>
  store(deviceDesigns().filter((code) => !gone.includes(code)));
