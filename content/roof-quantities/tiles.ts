import { profileFigures } from '@/content/catalogue/profile-figures';
import {
  PROFILE_NAMES,
  RANGE_IDS,
  supplierOf,
  texturesOf,
  type ProfileId,
} from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { supplierLabel } from '@/content/suppliers/names';
import { tryAddress } from '@/content/simulator/try-address';
import { isShown, type SupplierId } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import type { TradeSource } from './figures';

/**
 * What may be said of a figure of a tile: the manufacturer's own, with its source; one of the trade, which is said
 * with "about"; or none, and then the calculator asks for it.
 */
export type TileClaim =
  | { mark: 'published'; value: number; source: string }
  | { mark: 'trade'; value: number; source: TradeSource }
  | DrawnPieces
  | { mark: 'unknown' };

/** Pieces on a square metre by our indicative drawing, of which these are cover width and gauge, in mm. */
export interface DrawnPieces {
  mark: 'trade';
  value: number;
  /** Of a barrel roof it is covers and pans. */
  source: 'pieces' | 'pans';
  cover: number;
  gauge: number;
}

/** A profile of one manufacturer, as the calculator offers it. */
export interface RoofTile {
  /** In the address: `cobert-portugal-lusa`. */
  id: string;
  name: string;
  /** Manufacturer and country, as a page reads them. */
  by: string;
  /** Pieces laid on a square metre. */
  pieces: TileClaim;
  /** Pieces to one gauge of one cover width: two where each cover lies on a pan. */
  aStep: number;
  /** Spacing of the battens, in mm. */
  gauge: TileClaim;
  /** Least pitch of the roof, in degrees. */
  minPitch: TileClaim;
  /** Opens the simulator with it, in its first colour. */
  simulator: ReturnType<typeof tryAddress>;
}

const UNKNOWN: TileClaim = { mark: 'unknown' };

interface Published {
  value: number;
  source: string;
}

/**
 * What manufacturers publish of a tile, by its id: spacing of the battens in mm, least pitch in degrees, each with its
 * source. None is at hand yet (docs/owner.md, docs/decisions/072).
 */
export const PUBLISHED: Record<string, { gauge?: Published; minPitch?: Published }> = {};

const publishedOr = (figure: Published | undefined, otherwise: TileClaim): TileClaim =>
  figure ? { mark: 'published', ...figure } : otherwise;

/** How the address of the calculator names a profile of a manufacturer: `cobert-portugal-lusa`. */
const roofTileId = (supplier: SupplierId, profile: ProfileId): string => `${supplier}-${profile}`;

/** Opens the calculator with it. */
export const quantitiesAddress = (supplier: SupplierId, profile: ProfileId, lang: Lang) =>
  `${path('tileCalculator', lang)}?tile=${roofTileId(supplier, profile)}` as const;

/** As the pages say it, which take it from the same place. */
function piecesDrawn(profile: ProfileId): DrawnPieces {
  const { pieces, aStep, cover, gauge } = profileFigures(profile);
  return { mark: 'trade', value: pieces, source: aStep > 1 ? 'pans' : 'pieces', cover, gauge };
}

/** What the manufacturer publishes, of which nothing is taken over from another one's tile of the same name; else as drawn. */
function piecesOf(supplier: SupplierId, profile: ProfileId): TileClaim {
  const figure = TILE_SUPPLIERS.find((one) => one.supplier === supplier)?.perSquareMetre;
  return figure?.profile === profile
    ? { mark: 'published', value: figure.value, source: figure.source }
    : piecesDrawn(profile);
}

/** Every profile by who makes it, in the order of the simulator's ranges. */
const OFFERED = RANGE_IDS.flatMap((range) =>
  texturesOf(range).map((texture) => ({ supplier: supplierOf(range), profile: texture.profile, texture })),
).filter(
  ({ supplier, profile }, at, all) =>
    isShown(supplier) && all.findIndex((one) => one.supplier === supplier && one.profile === profile) === at,
);

/** The tiles that quantities can be worked out for. */
export const roofTiles = (lang: Lang): readonly RoofTile[] =>
  OFFERED.map(({ supplier, profile, texture }) => {
    const id = roofTileId(supplier, profile);
    const { aStep, gauge } = profileFigures(profile);
    return {
      id,
      name: PROFILE_NAMES[profile],
      by: supplierLabel(supplier, lang),
      pieces: piecesOf(supplier, profile),
      aStep,
      gauge: publishedOr(PUBLISHED[id]?.gauge, { mark: 'trade', value: gauge, source: 'drawing' }),
      minPitch: publishedOr(PUBLISHED[id]?.minPitch, UNKNOWN),
      simulator: tryAddress(texture, lang),
    };
  });
