import type { ShapeId } from '@/lib/roof-quantities/geometry/roof';

/* The fields of the calculator, by the names they have in its form and in its address. */

export const MEASURES = [
  'length',
  'width',
  'pitch',
  'ends',
  'far',
  'wingLength',
  'wingWidth',
  'ridge',
  'hip',
  'valley',
  'verge',
] as const;
export type MeasureField = (typeof MEASURES)[number];

export const OPTION_FIELDS = [
  'pieces',
  'waste',
  'gauge',
  'cover',
  'caps',
  'spacing',
  'rollWidth',
  'rollLength',
  'lap',
] as const;
export type OptionField = (typeof OPTION_FIELDS)[number];

export type NumberField = MeasureField | OptionField;

/** Of one slope: its area, or its two sides. They are numbered from 1: `area1`. */
export const PLANE_FIELDS = ['area', 'eaves', 'slope'] as const;
export type PlaneField = (typeof PLANE_FIELDS)[number];
type NumberedField = `${PlaneField}${number}`;

/** Anything a number is typed into. */
export type FieldKey = NumberField | NumberedField;

/** The name of a field of the slope with this place in the list. */
export const planeKey = (field: PlaneField, at: number): NumberedField => `${field}${at + 1}`;

const BLOCK = ['length', 'width', 'pitch'] as const;

/** What is asked of a shape; slopes one by one have their own fields beside these. */
export const MEASURES_OF = {
  gable: BLOCK,
  hip: [...BLOCK, 'ends', 'far'],
  mono: BLOCK,
  pyramid: BLOCK,
  t: [...BLOCK, 'wingLength', 'wingWidth'],
  l: [...BLOCK, 'wingLength', 'wingWidth'],
  planes: ['ridge', 'hip', 'valley', 'verge'],
} as const satisfies Record<ShapeId, readonly MeasureField[]>;

/** What a field is typed in, or a count of pieces on a square metre or on a metre. */
export type FieldUnit = 'm' | 'mm' | 'm²' | '%' | 'pitch' | '/m²' | '/metres';

export const UNIT_OF: Readonly<Record<NumberField | PlaneField, FieldUnit>> = {
  length: 'm',
  width: 'm',
  pitch: 'pitch',
  ends: 'pitch',
  far: 'pitch',
  wingLength: 'm',
  wingWidth: 'm',
  area: 'm²',
  eaves: 'm',
  slope: 'm',
  ridge: 'm',
  hip: 'm',
  valley: 'm',
  verge: 'm',
  pieces: '/m²',
  waste: '%',
  gauge: 'mm',
  cover: 'mm',
  caps: '/metres',
  spacing: 'mm',
  rollWidth: 'm',
  rollLength: 'm',
  lap: 'mm',
};
