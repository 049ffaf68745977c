import type { Field, Mode, SizingData } from '@/content/solar/sizing';

/** How many there are of each; what is not named is none. */
export type Counts = Readonly<Partial<Record<Field, number>>>;

export interface DemandLine {
  field: Field;
  count: number;
  /** Litres a day for one. */
  each: number;
  /** Litres a day. */
  litres: number;
}

/** The lines of a mode, in their order. */
export const fieldsOf = (data: SizingData, mode: Mode): readonly Field[] =>
  Object.keys(data.litres[mode]) as Field[];

/** Hot water a day by line. */
export function demandLines(data: SizingData, mode: Mode, counts: Counts): readonly DemandLine[] {
  const each = data.litres[mode] as Partial<Record<Field, number>>;
  return fieldsOf(data, mode).map((field) => {
    const count = counts[field] ?? 0;
    return { field, count, each: each[field]!, litres: count * each[field]! };
  });
}

/** Hot water a day, in litres. */
export const litresOf = (lines: readonly DemandLine[]): number =>
  lines.reduce((sum, { litres }) => sum + litres, 0);
