import { words } from '@/content/words';
import { FORCED_SYSTEMS, NATURAL_MODELS, type ForcedSystem, type NaturalModel } from './systems';

/*
 * The figures of the SIGMA systems as rows of a sheet. They come from the manufacturer's sheet as the specification
 * (2, section 9) repeats it; a figure that contradicts another is left out of structured data.
 */

/** Why a figure is doubted: it is not passed on to machines. */
export type Doubt = Note | 'area' | 'volume' | 'power';

/** A doubt with a note of its own at the foot of the table; for the others the line about all figures stands. */
export type Note = 'label';
const NOTES: readonly Doubt[] = ['label' satisfies Note];

/** What a figure is measured in; its sign stands in `sheetWords`. */
type Unit = 'bar' | 'L' | 'kg' | 'mm' | 'm²' | 'kW';

export interface Figure {
  id: string;
  value: string;
  unit?: Unit;
  /** Why it is not passed on; some have a note at the foot of the table. */
  doubts: readonly Doubt[];
}

const decimal = (value: number) => value.toFixed(1);
const plain = (id: string, value: string | number, unit?: Unit): Figure => ({
  id,
  value: String(value),
  ...(unit && { unit }),
  doubts: [],
});

/** Models whose outer size does not hold the litres they are named for, with the insulation taken off. */
const DOUBTED_SIZE: readonly number[] = [120, 300];

const volumeOf = ({ model }: NaturalModel): readonly Doubt[] =>
  DOUBTED_SIZE.includes(model) ? ['volume'] : [];

export const naturalFigures = (model: NaturalModel): readonly Figure[] => [
  { ...plain('nominal', model.model, 'L'), doubts: volumeOf(model) },
  plain('pressure', model.workingPressure, 'bar'),
  plain('jacket', decimal(model.jacketCapacity), 'L'),
  plain('weight', model.weight, 'kg'),
  {
    ...plain('size', `${model.diameter} × ${model.length}`, 'mm'),
    doubts: volumeOf(model),
  },
  plain('thickness', model.tankThickness, 'mm'),
  plain('insulation', model.insulation, 'mm'),
];

/** Every figure of a system whose label contradicts them is doubted; of the others only the area. */
export function forcedFigures(system: ForcedSystem): readonly Figure[] {
  const label: readonly Doubt[] = system.isRecommended ? [] : ['label'];
  const area: readonly Doubt[] = system.toConfirm && system.isRecommended ? ['area'] : [];
  return [
    { ...plain('tank', system.tank, 'L'), doubts: label },
    { ...plain('collectors', system.collectors), doubts: label },
    { ...plain('area', system.area, 'm²'), doubts: [...label, ...area] },
    { ...plain('power', system.power, 'kW'), doubts: [...label, 'power'] },
  ];
}

/** Which notes stand below a sheet, in the order in which its rows call for them. */
export const notesOf = (figures: readonly Figure[]): readonly Note[] => [
  ...new Set(figures.flatMap(({ doubts }) => doubts.filter((doubt) => NOTES.includes(doubt)) as Note[])),
];

export const MODEL_SHEETS = NATURAL_MODELS.map((model) => ({
  id: model.id,
  model: model.model,
  figures: naturalFigures(model),
}));

export const SYSTEM_SHEETS = FORCED_SYSTEMS.map((system) => ({
  id: system.id,
  label: system.label,
  /** Whether its figures may be passed on to machines. */
  isCertain: system.isRecommended,
  figures: forcedFigures(system),
}));

/** What the rows are called, and what the notes say. */
export const sheetWords = words({
  rows: {
    pressure: 'Working pressure',
    jacket: 'Jacket capacity',
    weight: 'Weight',
    size: 'Dimensions, diameter × length',
    thickness: 'Tank thickness',
    insulation: 'Insulation, polyurethane',
    nominal: 'Tank, nominal volume',
    tank: 'Tank',
    collectors: 'Collectors',
    area: 'Area of the collectors',
    power: 'Power',
    vessel: 'Vessel size',
  },
  units: { bar: 'bar', L: 'L', kg: 'kg', mm: 'mm', 'm²': 'm²', kW: 'kW' } satisfies Record<Unit, string>,
  /** Stands before the number of a model. */
  model: 'Model',
  request: 'on request',
  property: 'Property',
  value: 'Value',
  source: 'Figures as supplied by the manufacturer; confirm before ordering.',
  notes: {
    label:
      'The same figures as System 500/5, while the label 200/25 stands for 200 L and 2.5 m². We confirm them with the manufacturer before you order.',
  } satisfies Record<Note, string>,
});
