import { words } from '@/content/words';
import { FORCED_SYSTEMS, NATURAL_MODELS, type ForcedSystem, type NaturalModel } from './systems';

/*
 * The figures of the SIGMA systems as rows of a sheet. They come from the manufacturer's sheet as the specification
 * (2, section 9) repeats it; a figure that contradicts another carries a note and is left out of structured data.
 */

/** Why a figure is doubted. */
export type Doubt = 'label' | 'area' | 'volume' | 'power';

/** What a figure is measured in; its sign stands in `sheetWords`. */
type Unit = 'bar' | 'L' | 'kg' | 'mm' | 'm²' | 'kW';

export interface Figure {
  id: string;
  value: string;
  unit?: Unit;
  /** Notes at its foot. */
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

export const naturalFigures = (model: NaturalModel): readonly Figure[] => [
  plain('pressure', model.workingPressure, 'bar'),
  plain('jacket', decimal(model.jacketCapacity), 'L'),
  plain('weight', model.weight, 'kg'),
  {
    ...plain('size', `${model.diameter} × ${model.length}`, 'mm'),
    doubts: DOUBTED_SIZE.includes(model.model) ? ['volume'] : [],
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

/** Which notes a sheet needs, in the order in which its rows call for them. */
export const doubtsOf = (figures: readonly Figure[]): readonly Doubt[] => [
  ...new Set(figures.flatMap(({ doubts }) => doubts)),
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
  source: 'Manufacturer’s figures.',
  doubts: {
    label:
      'The same figures as System 500/5 in our source, while the label 200/25 suggests a tank of 200 L and 2.5 m². We confirm them with the manufacturer before you order.',
    area: 'The area for each collector differs from that of the other systems. We confirm it with the manufacturer before you order.',
    volume:
      'Tank size and model number do not agree in our source. We confirm the volume with the manufacturer before you order.',
    power: 'Read as the electric backup element; to be confirmed by the manufacturer.',
  } satisfies Record<Doubt, string>,
});
