import { latinDigits } from '@/lib/text/latin-digits';
import { typedNumber } from '@/lib/text/read-number';
import type { PitchUnit } from './entries';
import type { FieldUnit } from './fields';
import { pitchOfRise, riseOf } from '@/lib/roof-quantities/geometry/slope';

/** A number, and what stands behind it. */
const PARTS = /^(.*?)\s*(mm|cm|m[²2]?|°|deg|degrees|%|مم|سم|م[²2]?)?\.?$/iu;

/** Feet and inches, which strokes between thousands could hide: 12'6 is not 126. */
const FEET = /[\u2032\u2033"]|['\u2019](?!\d{3}(?!\d))/;

const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, مم: 1, سم: 10, م: 1000 };
const AREAS = ['m²', 'm2', 'م²', 'م2'];
const DEGREES = ['°', 'deg', 'degrees'];

/** The number of a text and the unit behind it; null for what is no number, undefined for nothing. */
function split(text: string): { value: number; word: string } | null | undefined {
  const plain = latinDigits(text).trim().replace('\u066a', '%');
  if (plain === '') return undefined;
  const [, figures = '', behind = ''] = PARTS.exec(plain) ?? [];
  const value = FEET.test(figures) ? null : typedNumber(figures);
  return typeof value === 'number' ? { value, word: behind.toLowerCase() } : null;
}

/** A number in the unit of its field; undefined for nothing, null for what is none or is in another unit. */
export function readMeasure(text: string, unit: Exclude<FieldUnit, 'pitch'>): number | null | undefined {
  const read = split(text);
  if (!read) return read;
  const { value, word } = read;
  if (word === '') return value;
  const length = LENGTHS[word];
  if (unit === 'm' || unit === 'mm') return length === undefined ? null : (value * length) / LENGTHS[unit]!;
  const isOwn = unit === 'm²' ? AREAS.includes(word) : word === unit;
  return isOwn ? value : null;
}

/** A pitch in degrees, from degrees or from per cent; the sign behind it counts more than the choice beside it. */
export function readPitch(text: string, chosen: PitchUnit): number | null | undefined {
  const read = split(text);
  if (!read) return read;
  const { value, word } = read;
  if (word !== '' && word !== '%' && !DEGREES.includes(word)) return null;
  const isPercent = word === '' ? chosen === 'percent' : word === '%';
  return isPercent ? pitchOfRise(value / 100) : value;
}

/** A pitch in degrees as it is typed in a unit: per cent are 100 · tan p. */
export const pitchIn = (unit: PitchUnit, pitch: number): number =>
  unit === 'percent' ? 100 * riseOf(pitch) : pitch;
