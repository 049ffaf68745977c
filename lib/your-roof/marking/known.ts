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
