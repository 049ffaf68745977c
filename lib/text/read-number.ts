import { latinDigits } from './latin-digits';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const BLANKS = /[\s'\u2019_]/g;
/** As people write thousands; 0,345 is none. */
const GROUPS = /^([+-]?[1-9]\d{0,2})((?:,\d{3})+)(\.\d*)?$/;

/**
 * A number as somebody typed it: a point or a comma before its decimals, Arabic and Persian digits, blanks, strokes
 * and commas between thousands. Undefined for nothing, null for what is no number; always finite.
 */
export function typedNumber(typed: string): number | null | undefined {
  const bare = latinDigits(typed).replace(BLANKS, '').replaceAll('\u060c', ',').replace('\u2212', '-');
  const text = GROUPS.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  if (text === '') return undefined;
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isNaN(value) ? null : Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}
