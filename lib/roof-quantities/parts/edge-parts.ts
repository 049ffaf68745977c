import { edgesOf, metresOf } from '@/lib/roof-quantities/geometry/geometry';
import type { Figure } from './marks';
import type { Options } from '@/lib/roof-quantities/entries/options';
import { wholeUp, type PartId, type PartLine, type Step, type StepId } from './part';
import type { Corner, Edge, RoofGeometry } from '@/lib/roof-quantities/geometry/roof';

/* What is laid along edges. Whole pieces on each edge: an offcut of one is no piece of another. */

interface Along {
  part: PartId;
  edges: readonly Edge[];
  say: StepId;
  /** Pieces on a metre, before each edge is rounded up. */
  perMetre: number;
  figure: Figure;
}

function along({ part, edges, say, perMetre, figure }: Along): PartLine[] {
  if (edges.length === 0) return [];
  const counts = edges.map(({ length }) => wholeUp(length * perMetre));
  const quantity = counts.reduce((sum, count) => sum + count, 0);
  const steps = edges.map(({ number, length }, at): Step => {
    const values = { edge: number, length, figure: figure.value, raw: length * perMetre, count: counts[at]! };
    return { say, values };
  });
  const total: Step[] = edges.length > 1 ? [{ say: 'sum', values: { count: quantity } }] : [];
  return [
    {
      part,
      from: { value: edges.reduce((sum, { length }) => sum + length, 0), unit: 'm' },
      quantity,
      unit: 'pieces',
      mark: figure.mark,
      figure,
      steps: [...steps, ...total],
    },
  ];
}

/** Ridge and hip tiles: ⌈length · pieces on a metre⌉ on each. */
export const caps = (geometry: RoofGeometry, { caps: figure }: Options): PartLine[] =>
  along({
    part: 'caps',
    edges: edgesOf(geometry, 'ridge', 'hip'),
    say: 'capsOnEdge',
    perMetre: figure.value,
    figure,
  });

/** Verge pieces, one for each course: ⌈length ÷ gauge⌉, left and right apart, for they are two products. */
export function laterals(geometry: RoofGeometry, { gauge }: Options): PartLine[] {
  const verges = edgesOf(geometry, 'verge');
  const ofSide = (part: PartId, side: Edge['side']) =>
    along({
      part,
      edges: verges.filter((edge) => edge.side === side),
      say: 'lateralsOnEdge',
      perMetre: 1 / gauge.value,
      figure: gauge,
    });
  return [
    ...ofSide('lateralsLeft', 'left'),
    ...ofSide('lateralsRight', 'right'),
    ...ofSide('laterals', undefined),
  ];
}

const distance = (one: Corner, other: Corner) =>
  Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
const isAt = (one: Corner, other: Corner) => distance(one, other) < 1e-6;

/** How many ways an edge leaves a point: one where it ends there, two where it runs on. */
function waysFrom(at: Corner, { ends }: Edge): number {
  if (!ends) return 0;
  const [a, b] = ends;
  if (isAt(a, at) || isAt(b, at)) return 1;
  return distance(a, at) + distance(at, b) - distance(a, b) < 1e-6 ? 2 : 0;
}

const waysOf = (edges: readonly Edge[], at: Corner) =>
  edges.reduce((sum, edge) => sum + waysFrom(at, edge), 0);

const piecesAt = (part: 'threeWay' | 'endRidge', count: number): PartLine[] =>
  count === 0
    ? []
    : [
        {
          part,
          from: null,
          quantity: count,
          unit: 'pieces',
          mark: 'measured',
          figure: null,
          steps: [{ say: part, values: { count } }],
        },
      ];

/** One piece where a ridge meets two more ridges or hips; one that closes a ridge at each gable. */
export function ridgeEnds(geometry: RoofGeometry): PartLine[] {
  const ends = edgesOf(geometry, 'ridge').flatMap((ridge) => ridge.ends ?? []);
  const capped = edgesOf(geometry, 'ridge', 'hip');
  const verges = edgesOf(geometry, 'verge');
  const isFirst = (end: Corner, at: number) => ends.findIndex((one) => isAt(one, end)) === at;
  const threeWay = ends.filter((end, at) => isFirst(end, at) && waysOf(capped, end) > 2);
  const closed = ends.filter((end) => waysOf(verges, end) > 0);
  return [...piecesAt('threeWay', threeWay.length), ...piecesAt('endRidge', closed.length)];
}

/** Metres along edges, rounded up to whole ones once. */
function metres(part: PartId, value: number): PartLine[] {
  if (value === 0) return [];
  const quantity = wholeUp(value);
  return [
    {
      part,
      from: { value, unit: 'm' },
      quantity,
      unit: 'metres',
      mark: 'measured',
      figure: null,
      steps: [{ say: 'metres', values: { length: value, count: quantity } }],
    },
  ];
}

/** What is ordered by the metre of an edge. The eaves batten is thicker than the others. */
export const byTheMetre = (geometry: RoofGeometry) => ({
  valley: metres('valley', metresOf(geometry, 'valley')),
  topEdge: metres('topEdge', metresOf(geometry, 'top')),
  pestGuard: metres('pestGuard', metresOf(geometry, 'eaves')),
  eavesBattens: metres('eavesBattens', metresOf(geometry, 'eaves')),
  ridgeRoll: metres('ridgeRoll', metresOf(geometry, 'ridge', 'hip')),
});
