/* What the parts of the tool hand one another. Lengths are pixels (px) of the picture worked on, unless metres are said. */

/** x to the right, y down; 0, 0 is the upper left corner of the first pixel. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** As ImageData: sRGB, four bytes a pixel. */
export interface Picture extends Size {
  data: Uint8ClampedArray;
}

/** A marked piece of roof. */
export interface Plane {
  /** 3 to 12, in order round the outline; either way round. */
  corners: Point[];
  /** The edge from corner `rows` to the next runs along the rows of tiles: the eaves, or the ridge. */
  rows: number;
  /** A strip is the thin line of verge tiles on a gable: it is recoloured, never laid again. */
  kind: 'plane' | 'strip';
  /** Length of the edge `rows`, metres, where the visitor knows it. */
  metres?: number;
}

export interface Marks {
  planes: Plane[];
  /** Outlines of what is not roof (a dormer, a chimney), by hand. */
  out: Point[][];
  /** Outlines, by hand, of what the roof is seen through (branches, a fence): there each pixel is judged by its colour. */
  through: Point[][];
}

/** The part of a picture worked on: x, y of its upper left pixel, and its size. All arrays below have its shape. */
export interface Frame extends Size {
  x: number;
  y: number;
}

/** OKLab of a frame, row by row: l 0 to 1, a and b about -0.3 to 0.3. */
export interface Lab {
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/** Radii are told for a picture 1024 px long: this many pixels of the picture at hand are one of those. */
export const unitOf = (picture: Size): number => Math.max(picture.width, picture.height) / 1024;

/** What is marked leaves no roof to look at. */
export class NothingLeft extends RangeError {}

/** The smallest frame round the planes, with `margin` px round it, within the picture. @throws NothingLeft without a corner */
export function frameOf(picture: Size, planes: readonly Plane[], margin: number): Frame {
  const all = planes.flatMap((plane) => plane.corners);
  if (all.length === 0) throw new NothingLeft('no corner');
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const xs = all.map((corner) => corner.x);
  const ys = all.map((corner) => corner.y);
  const x = within(Math.min(...xs) - margin, picture.width - 1);
  const y = within(Math.min(...ys) - margin, picture.height - 1);
  return {
    x,
    y,
    width: Math.max(1, within(Math.max(...xs) + margin, picture.width) - x),
    height: Math.max(1, within(Math.max(...ys) + margin, picture.height) - y),
  };
}
