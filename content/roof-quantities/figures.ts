/*
 * Every constant the quantity calculator reckons with, each with where it is from. A changed figure gets a new
 * version: it stands in every list that is sent or saved. The formulas are in lib/roof-quantities.
 */

/** Ids of where a usual figure is from; their words stand in result-words.ts. */
export type TradeSource = 'caps' | 'spacing' | 'roll' | 'lap' | 'gauge' | 'drawing' | 'cover';

/** A figure that is usual in the trade, to be replaced by the manufacturer's as soon as one is at hand. */
interface Usual {
  value: number;
  source: TradeSource;
}

/** The least and the most that a field takes, in the unit it is typed in. */
interface Limits {
  least: number;
  most: number;
}

const metres = { least: 0.5, most: 200 } satisfies Limits;
/** 0° and 90° are no roof; near them no tile is laid either. */
const degrees = { least: 1, most: 80 } satisfies Limits;
const edge = { least: 0, most: 2000 } satisfies Limits;

export const ROOF_FIGURES = {
  version: '1.2',
  /** Of the version. */
  date: '2026-11-28',

  /**
   * Per cent more tiles for cutting and breakage, by what is cut. Estimates of the trade: 5 to 7, 8 to 10 and 10 to 15
   * (roof-pitch-calculator.com), for clay 10 to 15, 15 to 20 and 20 to 30 (newenglandmetalroof.com). Our own check: a
   * hip or a valley cuts about one tile in each course, 51 of 1271 on a hip roof of 12 × 8 m, and 3% break.
   */
  waste: { straight: 8, hips: 10, valleys: 12 },
  /** Per cent more where whole courses are counted: what is cut is in them already. */
  breakage: 3,

  /** Spacing of battens in mm, where neither a profile nor a visitor says one: the least of our drawings, so that none are short. */
  gauge: { value: 345, source: 'gauge' } satisfies Usual,
  /** Ridge and hip tiles on a metre: they are 300 to 450 mm long (winchcombereclaim.com, roof fittings) and lap. */
  caps: { value: 2.5, source: 'caps' } satisfies Usual,
  /** Of rafters and counter battens, in mm: at most 600 (buildersmerchant.com, roofing battens). */
  spacing: { value: 600, source: 'spacing' } satisfies Usual,
  /** Underlay or radiant barrier, in metres: rolls of 1.5 × 50 m are sold most (insulationgo.co.uk, prostedachy.pl). */
  rollWidth: { value: 1.5, source: 'roll' } satisfies Usual,
  rollLength: { value: 50, source: 'roll' } satisfies Usual,
  /** Of two sheets, in mm: for pitches from 15° to 34° (roofconsult.co.uk, tips 35). */
  lap: { value: 150, source: 'lap' } satisfies Usual,

  /** Shown in empty fields, and drawn until something is typed; nobody's roof. */
  example: { length: 12, width: 8, pitch: 25, wingLength: 5, wingWidth: 6 },
  /** Slopes that can be entered one by one. */
  maxPlanes: 12,
  limits: {
    length: metres,
    width: metres,
    pitch: degrees,
    ends: degrees,
    far: degrees,
    wingLength: metres,
    wingWidth: metres,
    area: { least: 0.1, most: 5000 },
    eaves: metres,
    slope: metres,
    ridge: edge,
    hip: edge,
    valley: edge,
    verge: edge,
    /** On a square metre. */
    pieces: { least: 1, most: 100 },
    /** Per cent. */
    waste: { least: 0, most: 50 },
    gauge: { least: 50, most: 600 },
    cover: { least: 50, most: 600 },
    /** On a metre. */
    caps: { least: 0.5, most: 10 },
    spacing: { least: 100, most: 2000 },
    rollWidth: { least: 0.3, most: 5 },
    rollLength: { least: 1, most: 200 },
    lap: { least: 0, most: 1000 },
  },
} as const;

export type RoofFigures = typeof ROOF_FIGURES;
