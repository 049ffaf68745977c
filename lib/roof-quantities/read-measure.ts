import { latinDigits } from '@/lib/core/latin-digits';
import { typedNumber } from '@/lib/core/read-number';
import type { PitchUnit } from './entries';
import type { FieldUnit } from './fields';
import { pitchOfRise, riseOf } from './slope';

/** A number, and what stands behind it. */
const PARTS = /^(.*?)\s*(mm|cm|m[²2]?|°|deg|degrees|%|مم|سم|م[²2]?)?\.?$/iu;

const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, مم: 1, سم: 10, م: 1000 };
const AREAS = ['m²', 'm2', 'م²', 'م2'];
const DEGREES = ['°', 'deg', 'degrees'];

/** A number in the unit of its field; undefined for nothing, null for what is none or is in another unit. */
export function readMeasure(text: string, unit: Exclude<FieldUnit, 'pitch'>): number | null | undefined {
  const [, figures = '', behind = ''] = PARTS.exec(latinDigits(text).trim()) ?? [];
  const value = typedNumber(figures);
  const word = behind.toLowerCase();
  if (word === '' || value === undefined || value === null) return word && value === undefined ? null : value;
  const length = LENGTHS[word];
  if (unit === 'm' || unit === 'mm') return length === undefined ? null : (value * length) / LENGTHS[unit]!;
  const isOwn = unit === 'm²' ? AREAS.includes(word) : word === unit;
  return isOwn ? value : null;
}

/** A pitch in degrees, from degrees or from per cent; the sign behind it counts more than the choice beside it. */
export function readPitch(text: string, chosen: PitchUnit): number | null | undefined {
  const plain = latinDigits(text).trim().replace('\u066a', '%');
  const [, figures = '', behind = ''] = PARTS.exec(plain) ?? [];
  const value = typedNumber(figures);
  const word = behind.toLowerCase();
  if (word !== '' && word !== '%' && !DEGREES.includes(word)) return null;
  if (value === undefined || value === null) return word && value === undefined ? null : value;
  const isPercent = word === '' ? chosen === 'percent' : word === '%';
  return isPercent ? pitchOfRise(value / 100) : value;
}

/** A pitch in degrees as it is typed in a unit: per cent are 100 · tan p. */
export const pitchIn = (unit: PitchUnit, pitch: number): number =>
  unit === 'percent' ? 100 * riseOf(pitch) : pitch;
