import type { UnitId } from '@/content/units';
import type { Figure, Mark } from './marks';

/** What a roof needs, in the order of the table. */
export const PARTS = [
  'tiles',
  'caps',
  'threeWay',
  'endRidge',
  'lateralsLeft',
  'lateralsRight',
  'laterals',
  'valley',
  'topEdge',
  'pestGuard',
  'battens',
  'eavesBattens',
  'counterBattens',
  'underlay',
  'ridgeRoll',
  'screws',
] as const;
export type PartId = (typeof PARTS)[number];

/** A line of the working: a sentence by its id, and the numbers in it. Lengths in metres, areas in m². */
export interface Step {
  say: StepId;
  values: Readonly<Record<string, number>>;
}

export type StepId =
  | 'factor'
  | 'plane'
  | 'planeSides'
  | 'planeGiven'
  | 'area'
  | 'edge'
  | 'edgeUpSlope'
  | 'edgeInSpace'
  | 'tilesByArea'
  | 'tilesByCourses'
  | 'coursesOnPlane'
  | 'piecesDrawn'
  | 'piecesFromGauge'
  | 'capsOnEdge'
  | 'sum'
  | 'threeWay'
  | 'endRidge'
  | 'lateralsOnEdge'
  | 'metres'
  | 'battens'
  | 'counterBattens'
  | 'underlayArea'
  | 'underlayRolls'
  | 'screws';

/** One part of a roof, whole pieces, metres or rolls. */
export interface PartLine {
  part: PartId;
  /** What it is counted from; null for what is counted one by one. */
  from: { value: number; unit: 'm²' | 'm' } | null;
  /** Whole; null where the figure for it is not known. */
  quantity: number | null;
  unit: Extract<UnitId, 'pieces' | 'metres' | 'rolls'>;
  mark: Mark;
  /** The least sure number it depends on; null where it follows from the measures. */
  figure: Figure | null;
  steps: readonly Step[];
}

/** What floating point leaves over a whole number, as a part of it: 100 × 12 × 1.1 is 1320, not 1320 and a bit. */
const DUST = 1e-9;

/** The next whole number; nothing comes out short. */
export const wholeUp = (value: number): number => Math.ceil(value - DUST * Math.max(1, value));
