import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { Entries } from './entries';
import type { Fault, Faults } from './fault';
import {
  MEASURES_OF,
  OPTION_FIELDS,
  PLANE_FIELDS,
  UNIT_OF,
  planeKey,
  type FieldKey,
  type NumberField,
  type PlaneField,
} from './fields';
import { optionsOf, type Options } from './options';
import { pitchIn, readMeasure, readPitch } from './read-measure';
import { roofOf, type Numbers } from './read-roof';
import type { Roof } from '@/lib/roof-quantities/geometry/roof';

/** A roof that can be built, and what is laid on it. */
export interface Job {
  roof: Roof;
  options: Options;
}

interface ReadEntries {
  /** Null until every field of the shape holds what can be. */
  job: Job | null;
  /** None where nothing was typed about the roof yet, but for what is wrong with its options. */
  faults: Faults;
}

interface Given {
  figures: RoofFigures;
  tiles: readonly RoofTile[];
}

type Read = { value: number } | { fault: Fault } | null;

/** A typed number within the limits of its field; null where nothing was typed. */
function readField(
  text: string,
  field: NumberField | PlaneField,
  { figures, entries }: { figures: RoofFigures; entries: Entries },
): Read {
  const unit = UNIT_OF[field];
  const value = unit === 'pitch' ? readPitch(text, entries.pitchIn) : readMeasure(text, unit);
  if (value === undefined) return null;
  if (value === null) return { fault: { code: 'unread' } };
  const { least, most } = figures.limits[field];
  // A limit of a pitch as it is typed: whole per cents that lie within.
  const shown = (limit: number) => (unit === 'pitch' ? pitchIn(entries.pitchIn, limit) : limit);
  const limits = { least: Math.ceil(shown(least) * 10) / 10, most: Math.floor(shown(most) * 10) / 10 };
  if (value < least) return { fault: { code: 'low', ...limits } };
  return value > most ? { fault: { code: 'high', ...limits } } : { value };
}

/** Every number of the shape and of the options, and what is wrong with any of them. */
function readNumbers(entries: Entries, figures: RoofFigures) {
  const numbers: Partial<Record<FieldKey, number>> = {};
  const faults: Partial<Record<FieldKey, Fault>> = {};
  const take = (key: FieldKey, field: NumberField | PlaneField, text: string | undefined) => {
    const read = readField(text ?? '', field, { figures, entries });
    if (read && 'fault' in read) faults[key] = read.fault;
    else if (read) numbers[key] = read.value;
  };
  for (const field of [...MEASURES_OF[entries.shape], ...OPTION_FIELDS])
    take(field, field, entries.typed[field]);
  if (entries.shape === 'planes')
    entries.planes.forEach((plane, at) => {
      for (const field of PLANE_FIELDS) take(planeKey(field, at), field, plane[field]);
    });
  return { numbers, faults };
}

function isBlank({ shape, typed, planes }: Entries): boolean {
  const ofShape = MEASURES_OF[shape].some((field) => typed[field]?.trim());
  return (
    !ofShape &&
    !(shape === 'planes' && planes.some((plane) => PLANE_FIELDS.some((field) => plane[field].trim())))
  );
}

/** A sheet laps less than half of the next one, or the rolls never end. */
function lapFault({ lap, rollWidth }: Numbers, figures: RoofFigures): Faults {
  const most = ((rollWidth ?? figures.rollWidth.value) * 1000) / 2;
  return (lap ?? figures.lap.value) > most ? { lap: { code: 'lapOverRoll', most } } : {};
}

/** What was entered as a roof with its options, or what is in the way of it, field by field. Nothing is guessed. */
export function readEntries(entries: Entries, { figures, tiles }: Given): ReadEntries {
  const { numbers, faults } = readNumbers(entries, figures);
  const told: Faults = { ...lapFault(numbers, figures), ...faults };
  if (isBlank(entries)) return { job: null, faults: told };
  const read = roofOf(entries, numbers, told);
  const all: Faults = { ...read.faults, ...told };
  const { roof } = read;
  if (!roof || Object.keys(all).length > 0) return { job: null, faults: all };
  const tile = tiles.find(({ id }) => id === entries.tile) ?? null;
  return {
    job: { roof, options: optionsOf(numbers, { roof, tile, figures }) },
    faults: {},
  };
}
