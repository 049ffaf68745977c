import { latinDigits } from '@/lib/core/latin-digits';

/** What had to be changed about a typed number; the page has words for each. */
export type CountChange = 'unread' | 'low' | 'high' | 'whole';

export interface ReadCount {
  value: number;
  change: CountChange | null;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const BLANKS = /[\s'\u2019_]/g;
/** As people write thousands. */
const GROUPS = /^([+-]?\d{1,3})((?:,\d{3})+)(\.\d*)?$/;

const plain = (typed: string) => {
  const text = latinDigits(typed).replace(BLANKS, '').replace('\u2212', '-');
  return GROUPS.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
};

/** A number as somebody typed it, from 0 to `most`; nothing is 0, and what is no number counts as 0. */
export function readNumber(typed: string, most: number): ReadCount {
  const text = plain(typed);
  if (text === '') return { value: 0, change: null };
  if (!NUMBER.test(text)) return { value: 0, change: 'unread' };
  const value = Number(text);
  if (value < 0) return { value: 0, change: 'low' };
  return value > most ? { value: most, change: 'high' } : { value, change: null };
}

/** The same for things that are counted: part of one is none. */
export function readCount(typed: string, most: number): ReadCount {
  const { value, change } = readNumber(typed, most);
  const whole = Math.floor(value);
  return { value: whole, change: whole === value ? change : 'whole' };
}
