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

/** Keeps one more; false where four are kept already or nothing can be stored. */
export function keepOnDevice(code: string): boolean {
  const codes = deviceDesigns();
  if (codes.includes(code)) return true;
  return codes.length < MAX_ON_DEVICE && store([code, ...codes]);
}

/** Forgets these: removed, or in the account now. */
export const dropFromDevice = (gone: readonly string[]): boolean =>
  store(deviceDesigns().filter((code) => !gone.includes(code)));
