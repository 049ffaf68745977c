import { followStorage } from '@/lib/browser/follow-storage';
import type { ATTACHMENT_FIELD, ToolAttachment } from './attachment';

/* The result of a tool on its way to a form of another page of the same tab. Browser only. */

/** Its name in the storage of a tab: that of the hidden field. */
const KEY = 'carried' satisfies typeof ATTACHMENT_FIELD;

const listeners = new Set<() => void>();

export const followAttachment = (listener: () => void) => {
  listeners.add(listener);
  const leave = followStorage(KEY, listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
};

/** As it goes into the hidden field; null where nothing was taken along. */
export function keptAttachment(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Takes the result of a tool along, or leaves it. */
export function keepAttachment(attachment: ToolAttachment | null): void {
  try {
    if (attachment) sessionStorage.setItem(KEY, JSON.stringify(attachment));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the form goes without.
  }
  listeners.forEach((listener) => listener());
}

/** The title of what is taken along, for the visitor to see. */
export function titleOfAttachment(json: string): string {
  try {
    const { title } = JSON.parse(json) as { title?: unknown };
    return typeof title === 'string' ? title : '';
  } catch {
    return '';
  }
}
