import { area, round } from '@/lib/your-roof/picture/geometry';
import type { Lab, Frame, Plane } from '@/lib/your-roof/picture/types';

/** Half the band along the outline in which colour decides, and the ring round the roof that the surroundings are learnt from; px of 1024. */
export const BAND = 5;
export const RING = 36;

/** What the steps of a mask know of the roof. All arrays have the frame's shape. */
export interface Known {
  lab: Lab;
  frame: Frame;
  planes: readonly Plane[];
  /** Distance to the outline, px: negative outside. */
  inside: Float32Array;
  /** Whose pixel it is, by plane. */
  shares: readonly Float32Array[];
  /** Pixels that are one of a picture 1024 px long. */
  unit: number;
}

/** px of 1024. */
const THIN = 16;

/** Mean breadth of a side, px. */
export const breadthOf = ({ corners }: Pick<Plane, 'corners'>): number =>
  (2 * Math.abs(area(corners))) / (round(corners) || 1);

/** Whether a side is a line of caps or verge tiles along an edge rather than a face of the roof. */
export const isThin = (plane: Plane, unit: number): boolean => breadthOf(plane) < THIN * unit;
