import type { UnitId } from '@/content/units';
import { latinDigits } from '@/lib/text/latin-digits';
import { readFigures } from '@/lib/text/read-number';
import { isQuantity, MAX_QUANTITY } from './line';
import { unitOf } from './typed-units';

/** What had to be changed about a typed quantity; each has its words in content/forms/enquiry-list.ts. */
export type QuantityChange = 'unread' | 'low' | 'high' | 'whole' | 'decimals' | 'thousands';

interface ReadQuantity {
  quantity: number;
  change: QuantityChange | null;
}

export interface TypedQuantity extends ReadQuantity {
  /** What it is counted in: what stood behind the number, else as before. */
  unit: string;
  /** The other thing it may have meant: 1.250 is 1,250 or 1.25. To be asked. */
  other?: number;
}

/** Everything else is counted, not measured. */
const MEASURED: readonly string[] = ['m²', 'metres', 'sq ft'] satisfies UnitId[];

/** What stands before and behind a number without changing it. */
const ABOUT =
  /^(?:about|approx(?:imately)?\.?|around|ca?\.|circa|roughly|نحو|حوال[يى]|تقريب[اً]*|qty\.?:?|[~≈±x×])\s*(?=[\d.,+-])/iu;
/** A number, and the words behind it. */
const PARTS = /^([^\p{L}\p{So}]*?)\s*([\p{L}\p{So}].*)?$/u;

/** A quantity as its unit is counted: measures to two decimals, pieces as a whole, and never short. */
export function fitUnit(value: number, unit: string): ReadQuantity {
  const isMeasured = MEASURED.includes(unit);
  const quantity = isMeasured ? Math.round(value * 100) / 100 : Math.ceil(value);
  if (quantity > MAX_QUANTITY) return { quantity: MAX_QUANTITY, change: 'high' };
  return { quantity, change: quantity === value ? null : isMeasured ? 'decimals' : 'whole' };
}

/** What somebody typed as a quantity of a unit; what is none leaves the quantity there was. */
export function readQuantity(typed: string, unit: string, before: number): TypedQuantity {
  const [, figures = '', word] = PARTS.exec(latinDigits(typed).trim().replace(ABOUT, '')) ?? [];
  const counted = word === undefined ? unit : unitOf(word);
  const parsed = readFigures(figures);
  if (!parsed || counted === null) return { quantity: before, unit, change: 'unread' };
  // An Arabic decimal sign leaves no doubt.
  const isAsked = parsed.other !== undefined && !typed.includes('\u066b');
  const value = isAsked ? parsed.value : (parsed.other ?? parsed.value);
  const read = { ...fitUnit(value, counted), unit: counted };
  if (!isQuantity(read.quantity)) return { quantity: before, unit, change: 'low' };
  if (read.change !== null || value !== parsed.value || !parsed.grouped) return read;
  const other = isAsked && MEASURED.includes(counted) ? fitUnit(parsed.other!, counted).quantity : undefined;
  return { ...read, change: 'thousands', ...(other !== undefined && { other }) };
}

/** Keys a quantity is typed with. */
export const keysFor = (unit: string): 'decimal' | 'numeric' =>
  MEASURED.includes(unit) ? 'decimal' : 'numeric';
