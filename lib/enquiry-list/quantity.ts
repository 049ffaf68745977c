import type { UnitId } from '@/content/units';
import { isQuantity, MAX_QUANTITY } from './enquiry-list';
import { latinDigits } from '@/lib/core/latin-digits';

/** What had to be changed about a typed quantity; each has its words in content/forms/enquiry-list.ts. */
export type QuantityChange = 'unread' | 'low' | 'high' | 'whole' | 'decimals' | 'thousands';

export interface ReadQuantity {
  quantity: number;
  change: QuantityChange | null;
}

/** Everything else is counted, not measured. */
const MEASURED: readonly string[] = ['m²', 'metres'] satisfies UnitId[];

/** Blanks and strokes people put between thousands. */
const FILLING = /[\s'\u2019_]/g;
const GROUPS = /^\d{1,3}([.,])\d{3}(\1\d{3})+$/;
/** As English writes a thousand; nobody orders a thousandth of a tile. */
const THOUSAND = /^[1-9]\d{0,2},\d{3}$/;
const MIXED = /^(?:\d{1,3}(?:,\d{3})+\.\d*|\d{1,3}(?:\.\d{3})+,\d*)$/;
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

interface Parsed {
  value: number;
  grouped: boolean;
}

/** A number as people write it, with a point or a comma before its decimals; `null` for what is none. */
function parse(text: string): Parsed | null {
  if (GROUPS.test(text) || THOUSAND.test(text))
    return { value: Number(text.replace(/[.,]/g, '')), grouped: true };
  if (MIXED.test(text)) {
    const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
    return {
      value: Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`),
      grouped: false,
    };
  }
  return DECIMAL.test(text) ? { value: Number(text.replace(',', '.')), grouped: false } : null;
}

/** A quantity as its unit is counted: measures to two decimals, pieces as a whole, and never short. */
export function fitUnit(value: number, unit: string): ReadQuantity {
  const isMeasured = MEASURED.includes(unit);
  const quantity = isMeasured ? Math.round(value * 100) / 100 : Math.ceil(value);
  if (quantity > MAX_QUANTITY) return { quantity: MAX_QUANTITY, change: 'high' };
  return { quantity, change: quantity === value ? null : isMeasured ? 'decimals' : 'whole' };
}

/** What somebody typed as a quantity of a unit; what is none leaves the quantity there was. */
export function readQuantity(typed: string, unit: string, before: number): ReadQuantity {
  const text = latinDigits(typed).replace(FILLING, '').replace('\u2212', '-');
  const parsed = parse(text.replace(/^[+-]/, ''));
  if (!parsed) return { quantity: before, change: 'unread' };
  const read = fitUnit(parsed.value, unit);
  if (text.startsWith('-') || !isQuantity(read.quantity)) return { quantity: before, change: 'low' };
  return read.change === null && parsed.grouped ? { ...read, change: 'thousands' } : read;
}

/** Keys a quantity is typed with. */
export const keysFor = (unit: string): 'decimal' | 'numeric' =>
  MEASURED.includes(unit) ? 'decimal' : 'numeric';
