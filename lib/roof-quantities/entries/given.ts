import type { Face, Line } from '@/lib/roof-quantities/geometry/pieces-of-geometry';
import { GIVEN_EDGES, type GivenPlane, type PlanesRoof } from '@/lib/roof-quantities/geometry/roof';

/** A slope as it was measured on the roof: its area in m², or eaves × slope in metres. Its pitch is in it already. */
const faceOf = (plane: GivenPlane): Face =>
  'area' in plane
    ? { area: plane.area, onPlan: null, sides: null, corners: [] }
    : { area: plane.eaves * plane.slope, onPlan: null, sides: plane, corners: [] };

/** A roof by its slopes. What is not said of its edges is not counted; all metres of a kind are one line. */
export const given = ({ planes, edges }: PlanesRoof): { faces: Face[]; lines: Line[] } => ({
  faces: planes.map(faceOf),
  lines: [
    ...planes.flatMap((plane) =>
      'eaves' in plane ? [{ kind: 'eaves' as const, length: plane.eaves, ends: null }] : [],
    ),
    ...GIVEN_EDGES.map((kind) => ({ kind, length: edges[kind] ?? 0, ends: null })),
  ],
});
