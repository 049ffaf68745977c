import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { PitchUnit } from './entries';
import { UNIT_OF, type FieldUnit, type NumberField, type PlaneField } from './fields';
import { pitchIn, readMeasure, readPitch } from './read-measure';

/** What one press changes, in the unit of the field, where that is not one. */
const STEPS: Readonly<Partial<Record<FieldUnit, number>>> = { m: 0.5, mm: 5, '/m²': 0.5, '/metres': 0.5 };

const DECIMALS = 100;

/** The least and the most of a field as it is typed. */
function limitsOf(field: NumberField | PlaneField, unit: PitchUnit, { limits }: RoofFigures) {
  const { least, most } = limits[field];
  return UNIT_OF[field] === 'pitch'
    ? { least: Math.ceil(pitchIn(unit, least)), most: Math.floor(pitchIn(unit, most)) }
    : { least, most };
}

interface Stepper {
  field: NumberField | PlaneField;
  /** Of pitches. */
  unit: PitchUnit;
  figures: RoofFigures;
  /** Where an empty field starts. */
  usual: number;
  /** It counts already, so that the first step is one. */
  counts?: boolean;
}

/** One step more or less; what is no number starts at the usual, or a step from it, and the limits hold. */
export function stepped(text: string, by: 1 | -1, { field, unit, figures, usual, counts }: Stepper): string {
  const kind = UNIT_OF[field];
  const degrees = kind === 'pitch' ? readPitch(text, unit) : undefined;
  const read = kind === 'pitch' ? degrees && pitchIn(unit, degrees) : readMeasure(text, kind);
  const { least, most } = limitsOf(field, unit, figures);
  const isNumber = typeof read === 'number';
  const next = (isNumber ? read : usual) + (isNumber || counts ? by * (STEPS[kind] ?? 1) : 0);
  return String(Math.round(Math.min(Math.max(next, least), most) * DECIMALS) / DECIMALS);
}
