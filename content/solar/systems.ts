/*
 * The SIGMA systems, as the manufacturer gives them: the pages that show them and the calculator that chooses
 * among them read the same figures. Words about them stand with the pages.
 */

/** A forced circulation system. */
export interface ForcedSystem {
  id: `system${number}`;
  /** On its button: tank in litres, and collector area as the label gives it. */
  label: `${number}/${number}`;
  /** Storage tank, in litres. */
  tank: number;
  /** Number of collectors. */
  collectors: number;
  /** Collector area of the whole system, in m². */
  area: number;
  /** Power, in kW. */
  power: number;
  /** The figures contradict the label or each other, and are confirmed before an order. */
  toConfirm: boolean;
  /** Whether a tool may propose it by itself. */
  isRecommended: boolean;
}

export const FORCED_SYSTEMS = [
  {
    // Its rows equal those of system500, while its label says 200 L and 2.5 m².
    id: 'system200',
    label: '200/25',
    tank: 500,
    collectors: 2,
    area: 5,
    power: 6,
    toConfirm: true,
    isRecommended: false,
  },
  {
    id: 'system300',
    label: '300/3',
    tank: 300,
    collectors: 2,
    area: 3,
    power: 4,
    toConfirm: true,
    isRecommended: true,
  },
  {
    id: 'system500',
    label: '500/5',
    tank: 500,
    collectors: 2,
    area: 5,
    power: 6,
    toConfirm: false,
    isRecommended: true,
  },
  {
    id: 'system750',
    label: '750/8',
    tank: 750,
    collectors: 4,
    area: 8,
    power: 6,
    toConfirm: true,
    isRecommended: true,
  },
  {
    id: 'system1000',
    label: '1000/10',
    tank: 1000,
    collectors: 4,
    area: 10,
    power: 9,
    toConfirm: false,
    isRecommended: true,
  },
] as const satisfies readonly ForcedSystem[];

export type ForcedSystemId = (typeof FORCED_SYSTEMS)[number]['id'];

/** A natural circulation model. Its collector area is not published, so no yield can be calculated. */
export interface NaturalModel {
  id: `model${number}`;
  /** On its button; the litres the model is named for. */
  model: number;
  /** In bar. */
  workingPressure: number;
  /** In litres. */
  jacketCapacity: number;
  /** In kg. */
  weight: number;
  /** Diameter and length, in mm. */
  diameter: number;
  length: number;
  /** Of the tank's wall, in mm. */
  tankThickness: number;
  /** Polyurethane, in mm. */
  insulation: number;
  /** The outer size without the insulation does not hold the litres it is named for. */
  volumeToConfirm: boolean;
}

const every = { workingPressure: 10, tankThickness: 2.5, insulation: 50 } as const;

export const NATURAL_MODELS = [
  {
    id: 'model120',
    model: 120,
    jacketCapacity: 4,
    weight: 48,
    diameter: 520,
    length: 1290,
    volumeToConfirm: true,
    ...every,
  },
  {
    id: 'model150',
    model: 150,
    jacketCapacity: 4.6,
    weight: 57,
    diameter: 520,
    length: 1290,
    volumeToConfirm: false,
    ...every,
  },
  {
    id: 'model200',
    model: 200,
    jacketCapacity: 4.9,
    weight: 65,
    diameter: 580,
    length: 1290,
    volumeToConfirm: false,
    ...every,
  },
  {
    id: 'model300',
    model: 300,
    jacketCapacity: 5.8,
    weight: 90,
    diameter: 520,
    length: 1690,
    volumeToConfirm: true,
    ...every,
  },
] as const satisfies readonly NaturalModel[];

export type NaturalModelId = (typeof NATURAL_MODELS)[number]['id'];
