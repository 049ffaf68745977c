import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import { figureOf, type Figure } from '@/lib/roof-quantities/parts/marks';
import type { PlanesRoof, Roof, ShapeId } from '@/lib/roof-quantities/geometry/roof';

/** What is laid on a roof, and how. Lengths in metres. */
export interface Options {
  /** A profile of ours; null for any other. */
  tile: RoofTile | null;
  /** Tiles on a square metre; null where nobody says. */
  pieces: Figure | null;
  /** Width that one tile covers, if a visitor typed it: then tiles are counted by courses. */
  cover: number | null;
  /** Spacing of battens. */
  gauge: Figure;
  /** Ridge and hip tiles on a metre. */
  caps: Figure;
  /** Of rafters and counter battens. */
  spacing: Figure;
  rollWidth: Figure;
  rollLength: Figure;
  /** Of two sheets of underlay. */
  lap: Figure;
  /** Part of the tiles on top, 0.1 for 10%. */
  waste: number;
  /** Why so much: by the shape, or typed. */
  wasteFor: WasteReason;
}

type WasteReason = keyof RoofFigures['waste'] | 'entered';

/** Numbers a visitor typed, in the units of their fields: mm, metres for a roll, pieces, per cent. */
export type TypedOptions = Readonly<
  Partial<
    Record<
      'pieces' | 'cover' | 'gauge' | 'caps' | 'spacing' | 'rollWidth' | 'rollLength' | 'lap' | 'waste',
      number
    >
  >
>;

/** What is cut on a roof of this shape decides how much is wasted; slope by slope, the edges that were entered. */
export function wasteReason(
  shape: ShapeId,
  { hip = 0, valley = 0 }: PlanesRoof['edges'] = {},
): Exclude<WasteReason, 'entered'> {
  switch (shape) {
    case 't':
    case 'l':
      return 'valleys';
    case 'hip':
    case 'pyramid':
      return 'hips';
    case 'planes':
      return valley > 0 ? 'valleys' : hip > 0 ? 'hips' : 'straight';
    default:
      return 'straight';
  }
}

const MM = 1000;
const inMetres = (figure: Figure): Figure => ({ ...figure, value: figure.value / MM });

/** Options of a roof: typed numbers first, then the manufacturer's or those of our drawing, then the usual. */
export function optionsOf(
  typed: TypedOptions,
  { roof, tile, figures }: { roof: Roof; tile: RoofTile | null; figures: RoofFigures },
): Options {
  type Name = 'gauge' | 'caps' | 'spacing' | 'rollWidth' | 'rollLength' | 'lap';
  const usual = (name: Name): Figure => figureOf(typed[name], { mark: 'trade', ...figures[name] })!;
  const reason = wasteReason(roof.shape, 'edges' in roof ? roof.edges : {});
  return {
    tile,
    pieces: figureOf(typed.pieces, tile?.pieces ?? { mark: 'unknown' }),
    cover: typed.cover === undefined ? null : typed.cover / MM,
    gauge: inMetres((tile && figureOf(typed.gauge, tile.gauge)) ?? usual('gauge')),
    caps: usual('caps'),
    spacing: inMetres(usual('spacing')),
    rollWidth: usual('rollWidth'),
    rollLength: usual('rollLength'),
    lap: inMetres(usual('lap')),
    waste: (typed.waste ?? figures.waste[reason]) / 100,
    wasteFor: typed.waste === undefined ? reason : 'entered',
  };
}
