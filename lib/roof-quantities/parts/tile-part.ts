import type { RoofFigures } from '@/content/roof-quantities/figures';
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

const NOT_KNOWN: Counted = { quantity: null, mark: 'unknown', figure: null, steps: [] };

/**
 * Whole courses on rectangles, the way the Monier estimating guide prefers: ⌈R/g⌉ · ⌈E/c⌉ for each, with what breaks
 * on top. Null where a slope is no rectangle or no cover width was typed.
 */
function byCourses({ planes }: RoofGeometry, options: Options, breakage: number): Counted | null {
  const { cover, gauge } = options;
  if (cover === null || planes.some(({ sides }) => !sides)) return null;
  const rows = planes.map(({ sides }) => {
    const courses = wholeUp(sides!.slope / gauge.value);
    const across = wholeUp(sides!.eaves / cover);
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

/** Pieces on a square metre: as published or typed, else what a typed cover width and the gauge come to, 1 ÷ (g·c). */
function piecesPerArea({ pieces, cover, gauge }: Options): { figure: Figure; steps: readonly Step[] } | null {
  if (pieces) return { figure: pieces, steps: [] };
  if (cover === null) return null;
  const value = 1 / (gauge.value * cover);
  return {
    figure: { ...gauge, value },
    steps: [{ say: 'piecesFromGauge', values: { gauge: gauge.value, cover, pieces: value } }],
  };
}

/** ⌈A · n · (1 + w)⌉. */
function byArea({ area }: RoofGeometry, options: Options): Counted {
  const per = piecesPerArea(options);
  if (!per) return NOT_KNOWN;
  const { figure, steps } = per;
  const raw = area * figure.value * (1 + options.waste);
  const quantity = wholeUp(raw);
  const values = { area, pieces: figure.value, waste: options.waste * 100, raw, count: quantity };
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
