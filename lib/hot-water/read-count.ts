import { typedNumber } from '@/lib/text/read-number';

/** What had to be changed about a typed number; the page has words for each. */
type CountChange = 'unread' | 'low' | 'high' | 'whole';

interface ReadCount {
  value: number;
  change: CountChange | null;
}

/** A number as somebody typed it, from 0 to `most`; nothing is 0, and what is no number counts as 0. */
export function readNumber(typed: string, most: number): ReadCount {
  const value = typedNumber(typed);
  if (value === undefined) return { value: 0, change: null };
  if (value === null) return { value: 0, change: 'unread' };
  if (value < 0) return { value: 0, change: 'low' };
  return value > most ? { value: most, change: 'high' } : { value, change: null };
}

/** The same for things that are counted: part of one is none. */
export function readCount(typed: string, most: number): ReadCount {
  const { value, change } = readNumber(typed, most);
  const whole = Math.floor(value);
  return { value: whole, change: whole === value ? change : 'whole' };
}
