import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { optionsOf, type TypedOptions } from '@/lib/roof-quantities/entries/options';
import type { PlanesRoof } from '@/lib/roof-quantities/geometry/roof';
import { takeOff } from './take-off';

test('what is typed counts in courses too: waste in place of breakage, and pieces per m² in place of courses', () => {
  const tilesOf = (typed: TypedOptions, more: PlanesRoof['edges'] = {}) => {
    const roof: PlanesRoof = {
      shape: 'planes',
      planes: [
        { eaves: 12, slope: 4.41 },
        { eaves: 12, slope: 4.41 },
      ],
      edges: { ridge: 12, ...more },
    };
    const options = optionsOf({ gauge: 345, ...typed }, { roof, tile: null, figures: ROOF_FIGURES });
    return takeOff(roof, options, ROOF_FIGURES).lines[0]!.quantity;
  };
  // 13 courses of 56 on each slope.
  expect(tilesOf({ cover: 215 })).toBe(Math.ceil(2 * 13 * 56 * 1.03));
  expect(tilesOf({ cover: 215 }, { hip: 0, valley: 0 })).toBe(1500);
  expect(tilesOf({ cover: 215, waste: 20 })).toBe(1748);
  expect(tilesOf({ cover: 215, waste: 0 })).toBe(1456);
  // 105.84 m² × 20 + 8%.
  expect(tilesOf({ cover: 215, pieces: 20 })).toBe(2287);
  // A valley cuts tiles on both sides, whatever the sides of its slopes: 105.84 ÷ (0.345 × 0.215) + 12%; a hip 10%.
  expect(tilesOf({ cover: 215 }, { valley: 6 })).toBe(1599);
  expect(tilesOf({ cover: 215 }, { hip: 6 })).toBe(1570);
  expect(tilesOf({ cover: 215, waste: 20 }, { valley: 6 })).toBe(1713);
});
