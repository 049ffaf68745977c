import { followStorage } from '@/lib/browser/follow-storage';
import { MAX_LINES, type EnquiryLine, type LinePatch } from './line';

/* The list of what a visitor wants to ask for, kept on the device. Browser only; without a window it is empty. */

const KEY = 'enquiryList';
const NONE: readonly EnquiryLine[] = [];

/**
 * A stored list; what has no id is left out. Every page counts its lines and asks for ids; the rest of a line is read
 * where it is shown (`readLine`).
 */
export function parseList(text: string | null): readonly EnquiryLine[] {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(lines)) return NONE;
    return lines.filter((line: { id?: unknown } | null) => typeof line?.id === 'string').slice(0, MAX_LINES);
  } catch {
    return NONE;
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A list over a storage; one that refuses to store still holds the list while the page is open. Every change is made
 * to what is stored now: another tab, or a page after which this one came back, may have written since it was read.
 */
export function createEnquiryList(storage: () => Store | undefined) {
  let lines: readonly EnquiryLine[] | undefined;
  /** As it was stored when it was last read or written. */
  let seen: string | null = null;
  const listeners = new Set<() => void>();

  const stored = () => {
    try {
      return storage()?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  };
  const read = () => {
    seen = stored();
    return parseList(seen);
  };
  const get = () => (lines ??= read());
  const tell = () => listeners.forEach((listener) => listener());
  /** What could not be stored stays until something else is. */
  const catchUp = () => {
    if (lines === undefined || stored() === seen) return get();
    lines = read();
    tell();
    return lines;
  };
  const set = (next: readonly EnquiryLine[]) => {
    lines = next;
    const text = JSON.stringify(next);
    try {
      storage()?.setItem(KEY, text);
      seen = text;
    } catch {
      // Full or forbidden: the page goes on with what it holds.
    }
    tell();
  };
  const has = (id: string, quantity?: number) =>
    get().some(
      (line) => line.id === id && (quantity === undefined || (line.quantity === quantity && !line.typed)),
    );

  return {
    get,
    /** Whether a product is on it; with a quantity, whether its line says that one. */
    has,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes over what is stored, if that has changed. */
    catchUp: () => void catchUp(),
    /** Puts a line at the end; one that is there already stays as it is. */
    add: (line: EnquiryLine): 'added' | 'there' | 'full' => {
      const now = catchUp();
      if (has(line.id)) return 'there';
      if (now.length >= MAX_LINES) return 'full';
      set([...now, line]);
      return 'added';
    },
    /** Puts whole lines at the end in one go: all that are not there already, or none where there is no room. */
    addAll: (added: readonly EnquiryLine[]): 'added' | 'full' => {
      const now = catchUp();
      const fresh = added.filter(({ id }) => !has(id));
      if (now.length + fresh.length > MAX_LINES) return 'full';
      set([...now, ...fresh]);
      return 'added';
    },
    /** Puts the list into another form, if that changes it. */
    revise: (to: (lines: readonly EnquiryLine[]) => readonly EnquiryLine[]) => {
      const now = catchUp();
      const next = to(now);
      if (JSON.stringify(next) !== JSON.stringify(now)) set(next);
    },
    change: (id: string, patch: LinePatch) =>
      set(catchUp().map((line) => (line.id === id ? { ...line, ...patch } : line))),
    remove: (id: string) => set(catchUp().filter((line) => line.id !== id)),
    /** Puts a removed line back where it stood, as it was. One put on anew since stays if it was filled in. */
    restore: (line: EnquiryLine, at: number): 'restored' | 'full' => {
      const now = catchUp();
      const there = now.find(({ id }) => id === line.id);
      if (there && (there.quantity !== 1 || there.typed || there.note)) return 'restored';
      const others = now.filter(({ id }) => id !== line.id);
      if (others.length >= MAX_LINES) return 'full';
      set([...others.slice(0, at), line, ...others.slice(at)]);
      return 'restored';
    },
    clear: () => set(NONE),
  };
}

const inBrowser = typeof window !== 'undefined';

/** One list for all pages of a visit, and for all tabs. */
export const enquiryList = createEnquiryList(() => (inBrowser ? window.localStorage : undefined));

if (inBrowser) followStorage(KEY, enquiryList.catchUp);

/** What the server knows of it. */
export const NO_LINES = NONE;
