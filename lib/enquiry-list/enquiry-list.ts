import { followStorage } from '@/lib/browser/follow-storage';

/** The list of what a visitor wants to ask for, kept on the device. Browser only; without a window it is empty. */
export interface EnquiryLine {
  id: string;
  name: string;
  /** Manufacturer, colour or anything else that tells it from its like. */
  variant: string;
  quantity: number;
  /** What was typed as a quantity and is no number, such as `20-30`: shown and sent in its place. */
  typed?: string;
  unit: string;
  note: string;
  /** Path of the page it was found on. */
  url: string;
  /** Its picture in the library, such as `gallery/yrt-fb-laid`; lists of earlier visits have none. */
  picture?: string;
}

/** What an article says of itself; quantity and note are the visitor's. */
export type EnquiryArticle = Pick<EnquiryLine, 'id' | 'name' | 'variant' | 'unit' | 'url' | 'picture'>;

/** What a visitor changes of a line. */
export type LinePatch = Partial<Pick<EnquiryLine, 'quantity' | 'typed' | 'unit' | 'note'>>;

export const MAX_LINES = 50;
export const MAX_SAMPLES = 5;
export const MAX_QUANTITY = 999_999;
export const MAX_NOTE = 300;
/** Characters of a quantity as it is typed, with its unit. */
export const MAX_TYPED = 30;

const KEY = 'enquiryList';
const NONE: readonly EnquiryLine[] = [];
const TEXTS = { id: 100, name: 120, variant: 120, unit: 20, note: MAX_NOTE, url: 200 } as const;

/** One slash and no second: a stored line cannot lead to another site. */
const LOCAL_PATH = /^\/(?![/\\])/;

/** A family and a name: nothing that leads anywhere else. */
const PICTURE = /^[a-z-]{1,20}\/[a-zA-Z0-9-]{1,60}$/;

const isLine = (value: unknown): value is EnquiryLine => {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  const texts = Object.entries(TEXTS).every(
    ([field, length]) => typeof line[field] === 'string' && (line[field] as string).length <= length,
  );
  const shown = line.picture === undefined || PICTURE.test(String(line.picture));
  const { typed = '' } = line;
  const read = typeof typed === 'string' && typed.length <= MAX_TYPED;
  return texts && shown && read && isQuantity(line.quantity) && LOCAL_PATH.test(line.url as string);
};

/** Some of it, to two decimals, and no more than any roof needs. */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_QUANTITY && Math.round(value * 100) / 100 === value;

/** A stored list as far as it can be trusted: lines that are none are left out. */
export function parseList(text: string | null): readonly EnquiryLine[] {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lines) ? lines.filter(isLine).slice(0, MAX_LINES) : NONE;
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
  const has = (id: string) => get().some((line) => line.id === id);

  return {
    get,
    has,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes over what is stored, if that has changed. */
    catchUp: () => void catchUp(),
    /** Puts an article at the end; one that is there already stays as it is. */
    add: (article: EnquiryArticle, quantity = 1): 'added' | 'there' | 'full' => {
      const now = catchUp();
      if (has(article.id)) return 'there';
      if (now.length >= MAX_LINES) return 'full';
      set([...now, { ...article, quantity, note: '' }]);
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
