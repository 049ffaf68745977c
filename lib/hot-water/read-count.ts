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

/** The unit of a tariff as people write it behind the number, with or without what it is for. */
const TARIFF_UNIT =
  /(?:(fils?|فلس|فلسا|فلوس)|(aed|dhs?|dirhams?|د\.?إ|درهم|درهما))?\.?\s*(?:(?:\/|per|لكل)\s*(?:kwh|كيلوواط(?:\s*[./]?\s*ساعة)?|ك\.?و\.?س))?\.?$/iu;

/** A tariff in fils for a kWh, from 0 to `most`: `28`, `28 fils`, `28 fils/kWh`, `0.28 AED`. Nothing is 0, and what is none counts as 0. */
export function readTariff(typed: string, most: number): ReadCount {
  const plain = typed
    .trim()
    .normalize('NFKC')
    .replace(/\p{Mn}/gu, '');
  // A currency may stand before its figure, too: AED 0.28.
  const text = plain.replace(/^(aed|dhs?)\.?\s*([\d.].*)$/iu, '$2 $1');
  const [unit = '', , money] = TARIFF_UNIT.exec(text) ?? [];
  const figure = unit === '' ? text : text.slice(0, -unit.length);
  const value = figure === '' && unit !== '' ? null : typedNumber(figure);
  // A dirham has a hundred fils; 0.28 × 100 is 28.000000000000004.
  return within(money && value ? Math.round(value * 10_000) / 100 : value, most);
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
