import { given } from '@/lib/roof-quantities/entries/given';
import { hip, pyramid } from './hipped';
import { NOTHING, type Face, type Line } from './pieces-of-geometry';
import { EDGE_KINDS, type EdgeKind, type Roof, type RoofGeometry } from './roof';
import { gable, monoPitch } from './straight';
import { ell, tee } from './winged';

function shaped(roof: Roof): { faces: readonly Face[]; lines: readonly Line[] } {
  switch (roof.shape) {
    case 'planes':
      return given(roof);
    case 'hip':
      return hip(roof);
    case 't':
      return tee(roof);
    case 'l':
      return ell(roof);
    case 'mono':
      return monoPitch(roof);
    case 'gable':
      return gable(roof);
    case 'pyramid':
      return pyramid(roof);
  }
}

const FIRST_NAME = 'A'.charCodeAt(0);

/**
 * A roof measured: its slopes and numbered edges. The roof is one that can be built (`readRoof` sees to that); edges
 * of no length are left out.
 */
export function measure(roof: Roof): RoofGeometry {
  const { faces, lines } = shaped(roof);
  const pitches = faces.flatMap(({ onPlan }) => onPlan?.pitch ?? []);
  return {
    shape: roof.shape,
    planes: faces.map(({ row, ...face }, at) => ({
      name: String.fromCharCode(FIRST_NAME + (row ?? at)),
      ...face,
    })),
    edges: EDGE_KINDS.flatMap((kind) =>
      lines.filter((line) => line.kind === kind && line.length > NOTHING),
    ).map((line, at) => ({ number: at + 1, ...line })),
    area: faces.reduce((sum, { area }) => sum + area, 0),
    minPitch: pitches.length > 0 ? Math.min(...pitches) : null,
  };
}

/** The edges of these kinds. */
export const edgesOf = ({ edges }: Pick<RoofGeometry, 'edges'>, ...kinds: readonly EdgeKind[]) =>
  edges.filter(({ kind }) => kinds.includes(kind));

/** Metres of the edges of these kinds. */
export const metresOf = (geometry: Pick<RoofGeometry, 'edges'>, ...kinds: readonly EdgeKind[]): number =>
  edgesOf(geometry, ...kinds).reduce((sum, { length }) => sum + length, 0);
