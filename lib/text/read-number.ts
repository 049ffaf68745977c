import { latinDigits } from './latin-digits';

/* The one reader of numbers as people type them; what a field makes of a number is the field's business. */

/** Blanks and strokes people put between thousands. Anywhere else they part two numbers: 10 20, or the feet of 12'6. */
const FILLING = /[\s'\u2019_]/g;
const FILLED = /^[+-]?\d{1,3}(?:[\s'\u2019_]\d{3})+(?!\d)/;
const GROUPS = /^\d{1,3}([.,])\d{3}(\1\d{3})+$/;
/** A thousand of English or of most of Europe, or three decimals: nobody can tell by the number alone. 0,345 is none. */
const THOUSAND = /^[1-9]\d{0,2}[.,]\d{3}$/;
const MIXED = /^(?:\d{1,3}(?:,\d{3})+\.\d*|\d{1,3}(?:\.\d{3})+,\d*)$/;
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

export interface Figures {
  /** Always finite. */
  value: number;
  /** A point or a comma was taken for the sign between thousands. */
  grouped: boolean;
  /** What it is if that sign was a decimal one; only where both can be meant. */
  other?: number;
}

const numberOf = (text: string, grouped = false): Figures => ({
  value: Math.min(Number(text), Number.MAX_VALUE),
  grouped,
});

function unsigned(text: string): Figures | null {
  if (GROUPS.test(text)) return numberOf(text.replace(/[.,]/g, ''), true);
  if (THOUSAND.test(text)) {
    const [whole, decimals] = text.split(/[.,]/);
    return { ...numberOf(`${whole}${decimals}`, true), other: Number(`${whole}.${decimals}`) };
  }
  // Of points and commas the last is the decimal one.
  if (MIXED.test(text)) return numberOf(text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  return DECIMAL.test(text) ? numberOf(text.replace(',', '.')) : null;
}

/**
 * A number as somebody typed it: a point or a comma before its decimals, Arabic and Persian digits, blanks, strokes,
 * points and commas between thousands. Undefined for nothing, null for what is no number.
 */
export function readFigures(typed: string): Figures | null | undefined {
  const text = latinDigits(typed)
    .trim()
    .replace('\u2212', '-')
    .replace(FILLED, (thousands) => thousands.replace(FILLING, ''))
    .replaceAll('\u060c', ',');
  if (text === '') return undefined;
  const read = unsigned(text.replace(/^[+-]/, ''));
  if (!read || !text.startsWith('-')) return read;
  return { ...read, value: -read.value, ...(read.other !== undefined && { other: -read.other }) };
}

/** The same where a point always stands before decimals, as in what is measured: 1.250 is 1.25, and 1,250 a thousand. */
export function typedNumber(typed: string): number | null | undefined {
  const read = readFigures(typed);
  return read && (typed.includes(',') || typed.includes('\u060c') ? read.value : (read.other ?? read.value));
}
