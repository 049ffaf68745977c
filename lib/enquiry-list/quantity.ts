import type { UnitId } from '@/content/units';
import { latinDigits } from '@/lib/text/latin-digits';
import { isQuantity, MAX_QUANTITY } from './line';
import { unitOf } from './typed-units';

/** What had to be changed about a typed quantity; each has its words in content/forms/enquiry-list.ts. */
export type QuantityChange = 'unread' | 'low' | 'high' | 'whole' | 'decimals' | 'thousands';

export interface ReadQuantity {
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

/** Blanks and strokes people put between thousands. */
const FILLING = /[\s'\u2019_]/g;
const GROUPS = /^\d{1,3}([.,])\d{3}(\1\d{3})+$/;
/** A thousand of English or of most of Europe, or three decimals: nobody can tell by the number alone. */
const THOUSAND = /^[1-9]\d{0,2}[.,]\d{3}$/;
const MIXED = /^(?:\d{1,3}(?:,\d{3})+\.\d*|\d{1,3}(?:\.\d{3})+,\d*)$/;
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/** What stands before and behind a number without changing it. */
const ABOUT = /^(?:about|approx(?:imately)?\.?|around|ca?\.|circa|roughly|qty\.?:?|[~≈±x×])\s*(?=[\d.,+-])/iu;
/** A number, and the words behind it. */
const PARTS = /^([^\p{L}\p{So}]*?)\s*([\p{L}\p{So}].*)?$/u;

interface Parsed {
  value: number;
  grouped: boolean;
  /** Read as a number with decimals instead. */
  other?: number;
}

/** A number as people write it, with a point or a comma before its decimals; `null` for what is none. */
function parse(text: string): Parsed | null {
  if (GROUPS.test(text)) return { value: Number(text.replace(/[.,]/g, '')), grouped: true };
  if (THOUSAND.test(text)) {
    const [whole, decimals] = text.split(/[.,]/);
    return { value: Number(`${whole}${decimals}`), grouped: true, other: Number(`${whole}.${decimals}`) };
  }
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

const MINUS = /^[-\u2212]/;

/** Figures without what people put between thousands; an Arabic comma is one. */
const bare = (figures: string) => figures.replaceAll('\u060c', ',').replace(FILLING, '').replace(/^\+/, '');

/** What somebody typed as a quantity of a unit; what is none leaves the quantity there was. */
export function readQuantity(typed: string, unit: string, before: number): TypedQuantity {
  const [, figures = '', word] = PARTS.exec(latinDigits(typed.trim()).replace(ABOUT, '')) ?? [];
  const counted = word === undefined ? unit : unitOf(word);
  const parsed = parse(bare(figures).replace(MINUS, ''));
  if (!parsed || counted === null) return { quantity: before, unit, change: 'unread' };
  // An Arabic decimal sign leaves no doubt.
  const isAsked = parsed.other !== undefined && !typed.includes('\u066b');
  const value = isAsked ? parsed.value : (parsed.other ?? parsed.value);
  const read = { ...fitUnit(value, counted), unit: counted };
  if (MINUS.test(figures) || !isQuantity(read.quantity)) return { quantity: before, unit, change: 'low' };
  if (read.change !== null || value !== parsed.value || !parsed.grouped) return read;
  const other = isAsked && MEASURED.includes(counted) ? fitUnit(parsed.other!, counted).quantity : undefined;
  return { ...read, change: 'thousands', ...(other !== undefined && { other }) };
}

/** Keys a quantity is typed with. */
export const keysFor = (unit: string): 'decimal' | 'numeric' =>
  MEASURED.includes(unit) ? 'decimal' : 'numeric';
