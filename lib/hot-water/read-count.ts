import { readFigures, typedNumber } from '@/lib/text/read-number';

/** What had to be changed about a typed number; the page has words for each. */
type CountChange = 'unread' | 'low' | 'high' | 'whole' | 'thousands';

interface ReadCount {
  value: number;
  change: CountChange | null;
}

function within(value: number | null | undefined, most: number): ReadCount {
  if (value === undefined) return { value: 0, change: null };
  if (value === null) return { value: 0, change: 'unread' };
  if (value < 0) return { value: 0, change: 'low' };
  return value > most ? { value: most, change: 'high' } : { value, change: null };
}

/** A number as somebody typed it, from 0 to `most`; nothing is 0, and what is no number counts as 0. */
export const readNumber = (typed: string, most: number): ReadCount => within(typedNumber(typed), most);

/** The same for things that are counted: part of one is none, and a point before three digits is a thousand. */
export function readCount(typed: string, most: number): ReadCount {
  const read = readFigures(typed);
  const isThousand = read?.other !== undefined && typed.includes('.');
  const { value, change } = within(isThousand ? read.value : typedNumber(typed), most);
  const whole = Math.floor(value);
  if (whole !== value) return { value: whole, change: 'whole' };
  return { value, change: change ?? (isThousand ? 'thousands' : null) };
}
