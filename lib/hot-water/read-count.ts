import { latinDigits } from '@/lib/text/latin-digits';
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

/** Fewer for a kWh are dirhams, or say that they are fils. */
export const LEAST_FILS = 2;

/** The unit of a tariff as people write it behind the number, with or without what it is for. */
const TARIFF_UNIT =
  /(?:(fils?|فلس|فلسا|فلوس)|(aed|dhs?|dirhams?|د\.?إ|درهم|درهما))?\.?\s*(?:(?:\/|per|لكل)\s*(?:kw[\s.·]?h|كيلوواط(?:\s*[./]?\s*ساعة)?|ك\.?و\.?س))?\.?$/iu;

/** A currency may stand before its figure, too: AED 0.28, or AED 0.28/kWh. */
const UNIT_BEFORE = /^(fils?|فلس|aed|dhs?|dirhams?|د\.?إ|درهم)\.?\s*([\d.,]+)/iu;

/** A dirham has a hundred fils; 0.28 × 100 is 28.000000000000004. */
const inFils = (dirhams: number) => Math.round(dirhams * 10_000) / 100;

/**
 * A tariff in fils for a kWh, from 0 to `most`: `28`, `28 fils`, `28 fils/kWh`, `0.28 AED`. Nothing is 0, and what is
 * none counts as 0. No kWh costs less than 2 fils: without a unit that is dirhams, and it is said.
 */
export function readTariff(typed: string, most: number): ReadCount {
  const plain = latinDigits(typed)
    .trim()
    .normalize('NFKC')
    .replace(/\p{Mn}/gu, '');
  const text = plain.replace(UNIT_BEFORE, '$2 $1');
  const [unit = '', fils, money] = TARIFF_UNIT.exec(text) ?? [];
  const figure = unit === '' ? text : text.slice(0, -unit.length);
  const value = figure === '' && unit !== '' ? null : typedNumber(figure);
  if (value && !fils && !money && value > 0 && value < LEAST_FILS)
    return { value: inFils(value), change: 'thousands' };
  return within(money && value ? inFils(value) : value, most);
}

/** How many of what is counted, from 0 to `most`: part of one is none, and a point before three digits is a thousand. */
export function readCount(typed: string, most: number): ReadCount {
  const read = readFigures(typed);
  const isThousand = read?.other !== undefined && typed.includes('.');
  const { value, change } = within(isThousand ? read.value : typedNumber(typed), most);
  const whole = Math.floor(value);
  if (whole !== value) return { value: whole, change: 'whole' };
  return { value, change: change ?? (isThousand ? 'thousands' : null) };
}
