import { followStorage } from '@/lib/browser/follow-storage';

/* What a visitor takes from a tool to a form of the same tab. Browser only. */

const KEY = 'carried';
const listeners = new Set<() => void>();

export const followCarried = (listener: () => void) => {
  listeners.add(listener);
  const leave = followStorage(KEY, listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
};

/** As it goes into the field `carried`; null where nothing was taken along. */
export function readCarried(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Takes a design or calculation along (lib/enquiry/origin.ts says of what it consists), or leaves it. */
export function carry(what: object | null): void {
  try {
    if (what) sessionStorage.setItem(KEY, JSON.stringify(what));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the form goes without.
  }
  listeners.forEach((listener) => listener());
}

/** The title of what is taken along, for the visitor to see. */
export function titleOfCarried(json: string): string {
  try {
    const { title } = JSON.parse(json) as { title?: unknown };
    return typeof title === 'string' ? title : '';
  } catch {
    return '';
  }
}
