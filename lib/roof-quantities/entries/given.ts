import type { Face, Line } from '@/lib/roof-quantities/geometry/pieces-of-geometry';
import { GIVEN_EDGES, type GivenPlane, type PlanesRoof } from '@/lib/roof-quantities/geometry/roof';

/** A slope as it was measured on the roof: its area in m², or eaves × slope in metres. Its pitch is in it already. */
function faceOf({ row, ...plane }: GivenPlane): Face {
  const rest = { row, onPlan: null, corners: [] };
  return 'area' in plane
    ? { ...rest, area: plane.area, sides: null }
    : { ...rest, area: plane.eaves * plane.slope, sides: plane };
}

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
