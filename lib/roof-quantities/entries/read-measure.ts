import { plainUnit, unitOf } from '@/lib/enquiry-list/typed-units';
import { latinDigits } from '@/lib/text/latin-digits';
import { typedNumber } from '@/lib/text/read-number';
import type { PitchUnit } from './entries';
import type { FieldUnit } from './fields';
import { pitchOfRise, riseOf } from '@/lib/roof-quantities/geometry/slope';

/** A number, and what stands behind it. */
const PARTS = /^([^\p{L}\p{So}%/]*?)\s*([\p{L}\p{So}%/].*)?$/u;

/** Millimetres in what a length is typed in. */
const LENGTHS = new Map([
  ['mm', 1],
  ['مم', 1],
  ['cm', 10],
  ['سم', 10],
  ['metres', 1000],
]);
const DEGREES = /^(°|deg(rees?)?|درج[ةه]|درجات)$/;

/** The number of a text and the unit behind it; null for what is no number, undefined for nothing. */
function split(text: string): { value: number; word: string } | null | undefined {
  const plain = latinDigits(text).trim().replace('\u066a', '%').replace(/[º˚]/, '°');
  if (plain === '') return undefined;
  const [, figures = '', behind = ''] = PARTS.exec(plain) ?? [];
  const value = typedNumber(figures);
  return typeof value === 'number' ? { value, word: plainUnit(behind) } : null;
}

/** A number in the unit of its field; undefined for nothing, null for what is none or is in another unit. */
export function readMeasure(text: string, unit: Exclude<FieldUnit, 'pitch'>): number | null | undefined {
  const read = split(text);
  if (!read || read.word === '') return read && read.value;
  const { value, word } = read;
  // `pcs/m²` is `pieces/m²`.
  const said = word
    .split(/\/|per|لكل/)
    .map((one) => unitOf(one) ?? one)
    .join('/');
  if (unit === 'm' || unit === 'mm') {
    const length = LENGTHS.get(said);
    return length ? (value * length) / (unit === 'm' ? 1000 : 1) : null;
  }
  const on = said.replace('pieces', '');
  return on === unit || (on === '' && /^\//.test(unit)) ? value : null;
}

/** A pitch in degrees, from degrees or from per cent; the sign behind it counts more than the choice beside it. */
export function readPitch(text: string, chosen: PitchUnit): number | null | undefined {
  const read = split(text);
  if (!read) return read;
  const { value, word } = read;
  if (word !== '' && word !== '%' && !DEGREES.test(word)) return null;
  const isPercent = word === '' ? chosen === 'percent' : word === '%';
  return isPercent ? pitchOfRise(value / 100) : value;
}

/** A pitch in degrees as it is typed in a unit: per cent are 100 · tan p. */
export const pitchIn = (unit: PitchUnit, pitch: number): number =>
  unit === 'percent' ? 100 * riseOf(pitch) : pitch;
