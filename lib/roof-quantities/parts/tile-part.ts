import type { RoofFigures } from '@/content/roof-quantities/figures';
import { metresOf } from '@/lib/roof-quantities/geometry/geometry';
import { weakest, type Figure, type Mark } from './marks';
import type { Options } from '@/lib/roof-quantities/entries/options';
import { wholeUp, type PartLine, type Step } from './part';
import type { RoofGeometry } from '@/lib/roof-quantities/geometry/roof';

interface Counted {
  quantity: number | null;
  mark: Mark;
  figure: Figure | null;
  steps: readonly Step[];
}

/** Millimetres in a metre. */
const MM = 1000;

const NOT_KNOWN: Counted = { quantity: null, mark: 'unknown', figure: null, steps: [] };

/**
 * Whole courses on rectangles, the way the Monier estimating guide prefers: ⌈R/g⌉ · ⌈E/c⌉ for each, twice where
 * covers lie on pans, with what breaks on top, or what was typed in its place. Null where a slope is cut or is no
 * rectangle, where no cover width was typed, or where the pieces on a square metre were typed as well.
 */
function byCourses(geometry: RoofGeometry, options: Options, usual: number): Counted | null {
  const { planes } = geometry;
  const { cover, gauge, tile, pieces } = options;
  const isCut = metresOf(geometry, 'hip', 'valley') > 0 || planes.some(({ sides }) => !sides);
  if (cover === null || isCut || pieces?.mark === 'entered') return null;
  const breakage = options.wasteFor === 'entered' ? options.waste * 100 : usual;
  const rows = planes.map(({ sides }) => {
    const courses = wholeUp(sides!.slope / gauge.value);
    const across = wholeUp(sides!.eaves / cover) * (tile?.aStep ?? 1);
    return { sides: sides!, courses, across, count: courses * across };
  });
  const laid = rows.reduce((sum, { count }) => sum + count, 0);
  const raw = laid * (1 + breakage / 100);
  const quantity = wholeUp(raw);
  return {
    quantity,
    mark: weakest('entered', gauge.mark),
    figure: gauge,
    steps: [
      ...rows.map(({ sides, courses, across, count }, at): Step => {
        const real = sides.slope / courses;
        return { say: 'coursesOnPlane', values: { ...sides, plane: at, courses, across, count, real } };
      }),
      { say: 'tilesByCourses', values: { laid, breakage, raw, count: quantity } },
    ],
  };
}

interface PerArea {
  value: number;
  /** The least sure number in it. */
  figure: Figure;
  steps: readonly Step[];
}

/**
 * Pieces on a square metre: as typed or published; else by our drawing, or what a typed cover width or gauge makes of
 * it, pieces a step ÷ (g·c). Null where nobody says.
 */
function piecesPerArea({ pieces, cover, gauge, tile }: Options): PerArea | null {
  const drawn = pieces && 'cover' in pieces ? pieces : null;
  if (pieces && !drawn) return { value: pieces.value, figure: pieces, steps: [] };
  const width = cover ?? (drawn && drawn.cover / MM);
  if (width === null) return null;
  const aStep = tile?.aStep ?? 1;
  const values = { aStep, gauge: gauge.value, cover: width };
  if (drawn && cover === null && gauge.mark !== 'entered') {
    const { value } = drawn;
    return { value, figure: drawn, steps: [{ say: 'piecesDrawn', values: { ...values, pieces: value } }] };
  }
  const value = aStep / (gauge.value * width);
  return {
    value,
    figure: cover === null ? { mark: 'trade', value: width, source: 'cover' } : gauge,
    steps: [{ say: 'piecesFromGauge', values: { ...values, pieces: value } }],
  };
}

/** ⌈A · n · (1 + w)⌉. */
function byArea({ area }: RoofGeometry, options: Options): Counted {
  const per = piecesPerArea(options);
  if (!per) return NOT_KNOWN;
  const { value, figure, steps } = per;
  const raw = area * value * (1 + options.waste);
  const quantity = wholeUp(raw);
  const values = { area, pieces: value, waste: options.waste * 100, raw, count: quantity };
  return { quantity, mark: figure.mark, figure, steps: [...steps, { say: 'tilesByArea', values }] };
}

/** The tiles of a roof. */
export function tilePart(geometry: RoofGeometry, options: Options, figures: RoofFigures): PartLine {
  return {
    part: 'tiles',
    from: { value: geometry.area, unit: 'm²' },
    unit: 'pieces',
    ...(byCourses(geometry, options, figures.breakage) ?? byArea(geometry, options)),
  };
}
