import { MEASURES, OPTION_FIELDS, PLANE_FIELDS, planeKey, type NumberField, type PlaneField } from './fields';
import { latinDigits } from '@/lib/text/latin-digits';
import type { ShapeId } from '@/lib/roof-quantities/geometry/roof';

/** Pitches are typed in either. */
export const PITCH_UNITS = ['degrees', 'percent'] as const;
export type PitchUnit = (typeof PITCH_UNITS)[number];

export type PlaneEntry = Readonly<Record<PlaneField, string>>;

/** What a visitor entered, as it was typed; what another shape asks for stays as well. */
export interface Entries {
  shape: ShapeId;
  pitchIn: PitchUnit;
  /** Id of a profile of ours; any other is none. */
  tile: string;
  typed: Readonly<Partial<Record<NumberField, string>>>;
  planes: readonly PlaneEntry[];
}

export const NUMBER_FIELDS: readonly NumberField[] = [...MEASURES, ...OPTION_FIELDS];

export const NO_PLANE: PlaneEntry = { area: '', eaves: '', slope: '' };

export const NO_ENTRIES: Entries = { shape: 'gable', pitchIn: 'degrees', tile: '', typed: {}, planes: [] };

/**
 * The query that brings a calculation back, without `?`; faults in it and all. What is as usual stays out of it, and so do
 * Arabic digits: each would take six signs.
 */
export function queryOf({ shape, pitchIn, tile, typed, planes }: Entries): string {
  const query = new URLSearchParams();
  const set = (key: string, value = '', usual = '') => {
    const text = latinDigits(value).trim();
    if (text !== usual) query.set(key, text);
  };
  set('shape', shape, NO_ENTRIES.shape);
  set('in', pitchIn, NO_ENTRIES.pitchIn);
  set('tile', tile);
  for (const field of NUMBER_FIELDS) set(field, typed[field]);
  planes.forEach((plane, at) => {
    for (const field of PLANE_FIELDS) set(planeKey(field, at), plane[field]);
  });
  return query.toString();
}
