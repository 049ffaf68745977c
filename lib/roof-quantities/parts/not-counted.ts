import type { TileClaim } from '@/content/roof-quantities/tiles';
import { endRuns } from '@/lib/roof-quantities/geometry/hipped';
import { NOTHING } from '@/lib/roof-quantities/geometry/pieces-of-geometry';
import { GIVEN_EDGES, type GivenEdge, type Roof } from '@/lib/roof-quantities/geometry/roof';

/** What the list leaves out: of every roof, of some shapes, and where metres were not entered. */
export type NotCounted =
  'fixings' | 'vents' | 'chimney' | 'gutter' | 'apex' | 'eaves' | 'ridgeEnds' | GivenEdge;

const ALWAYS = ['fixings', 'vents', 'chimney', 'gutter'] as const satisfies readonly NotCounted[];

/** Whether all hips meet in one point: a pyramid, or a hip roof whose ends leave no ridge between them. */
function isPointed(roof: Roof): boolean {
  if (roof.shape !== 'hip') return roof.shape === 'pyramid';
  const [near, far] = endRuns(roof);
  return roof.length - near - far <= NOTHING;
}

/** What is not in the list of a roof, in the order it is told. */
export function notCounted(roof: Roof): readonly NotCounted[] {
  if (isPointed(roof)) return ['apex', ...ALWAYS];
  if (roof.shape !== 'planes') return ALWAYS;
  const missing = GIVEN_EDGES.filter((kind) => roof.edges[kind] === undefined);
  const eaves = roof.planes.some((plane) => 'area' in plane) ? (['eaves'] as const) : [];
  // Nobody knows where metres meet or end.
  const { ridge = 0, hip = 0 } = roof.edges;
  const ends = ridge + hip > 0 ? (['ridgeEnds'] as const) : [];
  return [...eaves, ...ends, ...missing, ...ALWAYS];
}

/** What is to be said of the pitch, in degrees: below the manufacturer's least, not below it, or to be asked. */
export function pitchAdvice(pitch: number | null, least: TileClaim): 'below' | 'enough' | 'ask' {
  if (pitch === null || least.mark === 'unknown') return 'ask';
  return pitch < least.value ? 'below' : 'enough';
}
