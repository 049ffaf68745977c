import type { RoofFigures } from '@/content/roof-quantities/figures';
import { byTheMetre, caps, laterals, ridgeEnds } from './edge-parts';
import { measure } from '@/lib/roof-quantities/geometry/geometry';
import { battens, counterBattens, underlay } from './layer-parts';
import { weakest } from './marks';
import { notCounted, type NotCounted } from './not-counted';
import type { Options } from '@/lib/roof-quantities/entries/options';
import { PARTS, type PartLine } from './part';
import type { Roof, RoofGeometry } from '@/lib/roof-quantities/geometry/roof';
import { tilePart } from './tile-part';

/** All that a roof needs, as far as it can be counted. */
export interface TakeOff {
  roof: Roof;
  options: Options;
  geometry: RoofGeometry;
  /** In the order of the table. */
  lines: readonly PartLine[];
  notCounted: readonly NotCounted[];
}

/** One screw for each cap and verge piece; how the field is fixed says the manufacturer's wind table. */
function screws(fixed: readonly PartLine[]): PartLine[] {
  const quantity = fixed.reduce((sum, line) => sum + line.quantity!, 0);
  if (quantity === 0) return [];
  const mark = weakest(...fixed.map((line) => line.mark));
  return [
    {
      part: 'screws',
      from: null,
      quantity,
      unit: 'pieces',
      mark,
      figure: fixed.find((line) => line.mark === mark)!.figure,
      steps: [{ say: 'screws', values: { count: quantity } }],
    },
  ];
}

/** The whole list of a roof. Of a roof and options that `readEntries` let through, every quantity is finite. */
export function takeOff(roof: Roof, options: Options, figures: RoofFigures): TakeOff {
  const geometry = measure(roof);
  const edging = [...caps(geometry, options), ...laterals(geometry, options)];
  const lines = [
    tilePart(geometry, options, figures),
    ...edging,
    ...ridgeEnds(geometry),
    ...Object.values(byTheMetre(geometry)).flat(),
    battens(geometry, options),
    counterBattens(geometry, options),
    underlay(geometry, options),
    ...screws(edging),
  ];
  return {
    roof,
    options,
    geometry,
    lines: lines.toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part)),
    notCounted: notCounted(roof),
  };
}
