import { uncrossed } from './picture/geometry';
import type { Plane, Point, Size } from './picture/types';
import { MAX_CORNERS, MAX_PLANES, type RoofMarks } from './protocol';

/* What a visitor marks, step by step. States are never changed in place. Lengths are px of the picture that is shown. */

export interface Draft extends RoofMarks {
  /** Corners of the side that is being marked. */
  drawing: readonly Point[];
}

export interface CornerAt {
  plane: number;
  corner: number;
}

export const EMPTY: Draft = { planes: [], strokes: [], findsObstacles: true, drawing: [] };

/** Corners nearer than this are one: neighbours share it, and it is moved for both. */
const SAME = 0.5;
/** A corner of a neighbour is taken over from as far as this: on a small screen a finger reaches over other corners. */
const SHARED = 24;

/** The last corner of a thin strip is near the first one and is not that: of the shortest edge so far, this closes. */
const CLOSES = 0.45;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const shortest = (line: readonly Point[]): number =>
  Math.min(...line.slice(1).map((point, i) => far(point, line[i]!)));
/** A point kept within the picture. */
export const within = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

/** The marked corner nearest to a point, if one is within reach. */
export function cornerNear({ planes }: Pick<Draft, 'planes'>, to: Point, reach: number): CornerAt | null {
  let best: CornerAt | null = null;
  let least = reach;
  planes.forEach(({ corners }, plane) =>
    corners.forEach((at, corner) => {
      if (far(at, to) > least) return;
      least = far(at, to);
      best = { plane, corner };
    }),
  );
  return best;
}

/**
 * One more corner of the side that is being marked. The first one again closes the side; a corner of a neighbour that is
 * within reach is taken over exactly. Nothing changes where there is no room for another side or corner.
 */
export function addCorner(draft: Draft, point: Point, reach: number): Draft {
  const { drawing, planes } = draft;
  if (planes.length >= MAX_PLANES) return draft;
  const [first] = drawing;
  const closes = Math.min(reach, CLOSES * shortest(drawing));
  if (first && drawing.length >= 3 && far(first, point) <= closes) return closeSide(draft);
  if (drawing.length >= MAX_CORNERS || drawing.some((corner) => far(corner, point) < SAME)) return draft;
  const shared = cornerNear(draft, point, Math.min(reach, SHARED));
  const at = shared ? planes[shared.plane]!.corners[shared.corner]! : point;
  // Both ends of a thin strip may be near one corner: it is taken over once.
  const isTaken = drawing.some((corner) => far(corner, at) < SAME);
  return { ...draft, drawing: [...drawing, isTaken ? point : at] };
}

/**
 * The side that is being marked is done; the same draft where it has too few corners. Corners that were touched crosswise,
 * as a gutter and a ridge both from the left, are brought into the order in which they go round.
 */
export const closeSide = (draft: Draft): Draft =>
  draft.drawing.length < 3
    ? draft
    : {
        ...draft,
        planes: [...draft.planes, { corners: uncrossed(draft.drawing), rows: 0, kind: 'plane' }],
        drawing: [],
      };

/** An outline in the middle of the picture, to be moved to where the roof is: its eaves first. */
export function addTemplate(draft: Draft, { width, height }: Size): Draft {
  if (draft.planes.length >= MAX_PLANES) return draft;
  // A little lower each time, so that no outline hides another.
  const down = 0.04 * draft.planes.length;
  const corners = (
    [
      [0.3, 0.5],
      [0.7, 0.5],
      [0.6, 0.36],
      [0.4, 0.36],
    ] as const
  ).map(([x, y]) => ({ x: Math.round(x * width), y: Math.round((y + down) * height) }));
  return { ...draft, planes: [...draft.planes, { corners, rows: 0, kind: 'plane' }] };
}

/** Moves a corner, for all sides that share it. */
export function moveCorner(draft: Draft, { plane, corner }: CornerAt, at: Point): Draft {
  const from = draft.planes[plane]?.corners[corner];
  if (!from || far(from, at) === 0) return draft;
  return {
    ...draft,
    planes: draft.planes.map((one) => ({
      ...one,
      corners: one.corners.map((other) => (far(other, from) < SAME ? at : other)),
    })),
  };
}

export const withPlane = (draft: Draft, at: number, plane: Plane): Draft => ({
  ...draft,
  planes: draft.planes.map((one, i) => (i === at ? plane : one)),
});

export const removePlane = (draft: Draft, at: number): Draft => ({
  ...draft,
  planes: draft.planes.filter((_, i) => i !== at),
});

/** Half way to the next corner; the same draft where the side has as many as it may. */
export function insertCorner(draft: Draft, { plane, corner }: CornerAt): Draft {
  const one = draft.planes[plane];
  const a = one?.corners[corner];
  if (!one || !a || one.corners.length >= MAX_CORNERS) return draft;
  const b = one.corners[(corner + 1) % one.corners.length]!;
  const corners = [...one.corners];
  corners.splice(corner + 1, 0, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return withPlane(draft, plane, { ...one, corners, rows: one.rows > corner ? one.rows + 1 : one.rows });
}

/** Fewer corners enclose nothing. */
export const hasMoreThanLeast = ({ corners }: Plane): boolean => corners.length > 3;

/** A corner that was chosen, or the last of its side where it is gone; none where the side is gone. */
export function nearestLeft({ planes }: Draft, { plane, corner }: CornerAt): CornerAt | null {
  const one = planes[plane];
  return one ? { plane, corner: Math.min(corner, one.corners.length - 1) } : null;
}

/** The same draft where a side would have fewer than three corners. */
export function removeCorner(draft: Draft, { plane, corner }: CornerAt): Draft {
  const one = draft.planes[plane];
  if (!one || !hasMoreThanLeast(one)) return draft;
  const corners = one.corners.filter((_, i) => i !== corner);
  return withPlane(draft, plane, { ...one, corners, rows: Math.min(one.rows, corners.length - 1) });
}
