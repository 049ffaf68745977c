import { metresOf } from '@/lib/roof-quantities/geometry/geometry';
import { weakest, type Figure } from './marks';
import type { Options } from '@/lib/roof-quantities/entries/options';
import { wholeUp, type PartLine } from './part';
import type { RoofGeometry } from '@/lib/roof-quantities/geometry/roof';

/* What lies under the tiles, over all of the roof. */

/** Metres of what runs over a roof at one spacing: A ÷ spacing. */
function spaced(part: 'battens' | 'counterBattens', area: number, figure: Figure): PartLine {
  const raw = area / figure.value;
  const quantity = wholeUp(raw);
  return {
    part,
    from: { value: area, unit: 'm²' },
    quantity,
    unit: 'metres',
    mark: figure.mark,
    figure,
    steps: [{ say: part, values: { area, figure: figure.value, raw, count: quantity } }],
  };
}

/** Battens at the gauge of the tile, without the thicker one at the eaves. */
export const battens = ({ area }: RoofGeometry, { gauge }: Options): PartLine =>
  spaced('battens', area, gauge);

/** Battens that run up the slope, at the spacing that was entered or is usual. */
export const counterBattens = ({ area }: RoofGeometry, { spacing }: Options): PartLine =>
  spaced('counterBattens', area, spacing);

/** The figure of the least sure mark. */
const leastSure = (figures: readonly [Figure, ...Figure[]]): Figure => {
  const mark = weakest(...figures.map((figure) => figure.mark));
  return figures.find((figure) => figure.mark === mark)!;
};

/**
 * Rolls of underlay or radiant barrier: A · roll ÷ (roll − lap), and a lap to either side of each ridge and hip, over
 * which the sheets are carried.
 */
export function underlay(geometry: RoofGeometry, { rollWidth, rollLength, lap }: Options): PartLine {
  const { area } = geometry;
  const folds = metresOf(geometry, 'ridge', 'hip');
  const [width, over] = [rollWidth.value, lap.value];
  const sheets = (area * width) / (width - over) + folds * 2 * over;
  const roll = width * rollLength.value;
  const quantity = wholeUp(sheets / roll);
  const figure = leastSure([lap, rollWidth, rollLength]);
  return {
    part: 'underlay',
    from: { value: sheets, unit: 'm²' },
    quantity,
    unit: 'rolls',
    mark: figure.mark,
    figure,
    steps: [
      { say: 'underlayArea', values: { area, width, lap: over, folds, sheets } },
      { say: 'underlayRolls', values: { sheets, width, length: rollLength.value, roll, count: quantity } },
    ],
  };
}
