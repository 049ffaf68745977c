import { followStorage } from '@/lib/browser/follow-storage';

/* What a visitor left at the contact gate, kept on the device under the name the specification gives it. */

interface ContactInfo {
  fullName: string;
  email: string;
  phone: string;
  message: string;
}

const KEY = 'userContactInfo';
/** Set while the details have not reached the company. */
const OWED = 'userContactInfoOwed';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Some browsers throw when storage is switched off or full: the visitor is then asked again next time. */
function attempt<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}

const isInfo = (value: unknown): value is ContactInfo =>
  typeof value === 'object' &&
  value !== null &&
  ['fullName', 'email', 'phone'].every((name) => {
    const text = (value as Record<string, unknown>)[name];
    return typeof text === 'string' && text !== '';
  });

/** What was left before, or null. */
export const readContactInfo = (): ContactInfo | null =>
  attempt((storage) => {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isInfo(value) ? value : null;
  });

/** Tells when they may have been left in another page. */
export const followContactInfo = (listener: () => void) => followStorage(KEY, listener);

export const saveContactInfo = (info: ContactInfo): void =>
  void attempt((storage) => storage.setItem(KEY, JSON.stringify(info)));

/** Details that the server calls faulty would be so on every visit: the visitor is asked again on the next. */
export const forgetContactInfo = (): void =>
  void attempt((storage) => {
    storage.removeItem(KEY);
    storage.removeItem(OWED);
  });

/** Whether the saved details still have to be sent. */
export const owesContactInfo = (): boolean => attempt((storage) => storage.getItem(OWED)) === '1';

export const setOwesContactInfo = (owes: boolean): void =>
  void attempt((storage) => (owes ? storage.setItem(OWED, '1') : storage.removeItem(OWED)));
