import type { Corner, Edge, EdgeKind, GivenPlane, Plane } from './roof';
import { slopeFactor } from './slope';

/* What the shapes are put together of. Names and numbers follow when all of a roof is there. */

export type Face = Omit<Plane, 'name'> & Pick<GivenPlane, 'row'>;
export type Line = Omit<Edge, 'number'>;

/** Shorter than any tile, in metres: a side of this length is none. */
export const NOTHING = 1e-9;

export const corner = (x: number, y: number, z = 0): Corner => ({ x, y, z });

/** A slope by its area on plan, in m², and its pitch, in degrees. */
export const face = (area: number, pitch: number, corners: readonly Corner[]): Face => ({
  area: area * slopeFactor(pitch),
  onPlan: { area, pitch },
  sides: null,
  corners,
});

/** A rectangular slope: its eaves and its run on plan, in metres. */
export function rectangle(
  eaves: number,
  run: number,
  of: { pitch: number; corners: readonly Corner[] },
): Face {
  const { pitch, corners } = of;
  return {
    ...face(eaves * run, pitch, corners),
    sides: { eaves, slope: run * slopeFactor(pitch) },
  };
}

/** An edge of a length, in metres, between two corners. */
export const line = (kind: EdgeKind, length: number, ends: readonly [Corner, Corner]): Line => ({
  kind,
  length,
  ends,
});

/** The sloping edge of a gable, with its side as one looks up the slope. */
export const verge = (side: 'left' | 'right', length: number, ends: readonly [Corner, Corner]): Line => ({
  ...line('verge', length, ends),
  side,
});
