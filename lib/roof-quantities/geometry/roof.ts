/* A roof as it is described, and as it is measured. Lengths in metres over the eaves, areas in m², pitches in degrees. */

export const SHAPES = ['gable', 'hip', 'mono', 'pyramid', 't', 'l', 'planes'] as const;
export type ShapeId = (typeof SHAPES)[number];

interface Block {
  /** Along the ridge or the upper edge, in metres. */
  length: number;
  /** Across it, in metres. */
  width: number;
  /** Of the long sides, in degrees; more than 0 and less than 90. */
  pitch: number;
}

export interface PlainRoof extends Block {
  shape: 'mono' | 'gable' | 'pyramid';
}

export interface HipRoof extends Block {
  shape: 'hip';
  /** Pitches of the two ends, in degrees; together they leave a ridge of 0 m or more. */
  ends: readonly [near: number, far: number];
}

/** A second, lower or equal roof at a right angle, of the same pitch: in the middle of a long side, or at its end. */
export interface WingedRoof extends Block {
  shape: 't' | 'l';
  wing: {
    /** From the eaves of the main roof to the gable of the wing, in metres. */
    length: number;
    /** In metres; no more than the width and the length of the main roof. */
    width: number;
  };
}

/** One slope, measured on the roof itself: its area in m², or the sides of a rectangle in metres. */
export type GivenPlane = ({ area: number } | { eaves: number; slope: number }) & {
  /** Its place in the form, which names it; where it is not said, its place among the slopes. */
  row?: number;
};

/** Kinds of edges whose metres are entered beside the slopes. */
export const GIVEN_EDGES = ['ridge', 'hip', 'valley', 'verge'] as const;
export type GivenEdge = (typeof GIVEN_EDGES)[number];

export interface PlanesRoof {
  shape: 'planes';
  planes: readonly GivenPlane[];
  /** Metres by kind; what is not named was not entered. */
  edges: Readonly<Partial<Record<GivenEdge, number>>>;
}

export type Roof = PlainRoof | HipRoof | WingedRoof | PlanesRoof;

/** A point of the roof, in metres: x along the main ridge, y across it, z above the eaves. */
export interface Corner {
  x: number;
  y: number;
  z: number;
}

export interface Plane {
  /** A, B, C, … */
  name: string;
  /** True area, in m². */
  area: number;
  /** As the plan shows it; null where only the true area is known. */
  onPlan: { area: number; pitch: number } | null;
  /** Sides of a rectangle, in metres: what is laid in courses without a cut tile. */
  sides: { eaves: number; slope: number } | null;
  /** Round the plane; empty where its place is not known. */
  corners: readonly Corner[];
}

/** `top` is the upper edge of a mono-pitch roof. */
export const EDGE_KINDS = ['eaves', 'verge', 'top', 'ridge', 'hip', 'valley'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

export interface Edge {
  /** From 1, as the drawing and the table show it. */
  number: number;
  kind: EdgeKind;
  /** In metres. */
  length: number;
  /** Of a verge, as one looks from the eaves up the slope. */
  side?: 'left' | 'right';
  /** From where to where; null where its place is not known. */
  ends: readonly [Corner, Corner] | null;
}

export interface RoofGeometry {
  shape: ShapeId;
  planes: readonly Plane[];
  edges: readonly Edge[];
  /** Of all planes, in m². */
  area: number;
  /** Of the flattest plane, in degrees; null where no pitch was entered. */
  minPitch: number | null;
}
