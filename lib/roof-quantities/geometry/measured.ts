import type { Step } from '@/lib/roof-quantities/parts/part';
import type { Edge, RoofGeometry } from './roof';
import { slopeFactor } from './slope';

/** The length of an edge, from how far it runs along, across and up, in metres. */
function edgeStep({ number: edge, length, ends }: Edge): Step {
  if (!ends) return { say: 'edge', values: { edge, length } };
  const [a, b] = ends;
  const [x, y, rise] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y), Math.abs(b.z - a.z)];
  if (rise === 0) return { say: 'edge', values: { edge, length } };
  return x === 0 || y === 0
    ? { say: 'edgeUpSlope', values: { edge, run: x + y, rise, length } }
    : { say: 'edgeInSpace', values: { edge, x, y, rise, length } };
}

/** How slopes and edges were measured, line by line. */
export function measuredSteps({ planes, edges, area }: RoofGeometry): readonly Step[] {
  const pitches = [...new Set(planes.flatMap(({ onPlan }) => onPlan?.pitch ?? []))];
  return [
    ...pitches.map((pitch): Step => ({ say: 'factor', values: { pitch, factor: slopeFactor(pitch) } })),
    ...planes.map(({ area: of, onPlan, sides }, plane): Step => {
      if (onPlan) {
        const factor = slopeFactor(onPlan.pitch);
        return { say: 'plane', values: { plane, plan: onPlan.area, factor, area: of } };
      }
      return sides
        ? { say: 'planeSides', values: { plane, ...sides, area: of } }
        : { say: 'planeGiven', values: { plane, area: of } };
    }),
    ...(planes.length > 1 ? [{ say: 'area' as const, values: { area } }] : []),
    ...edges.map(edgeStep),
  ];
}
