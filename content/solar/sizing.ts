/*
 * Every constant the hot water calculator reckons with, each with where it is from. A changed figure gets a new
 * version: it is printed on each report. The formulas are in lib/hot-water.
 */

/** Twelve figures, January to December. */
export type Months = readonly [
  ...[number, number, number, number, number, number],
  ...[number, number, number, number, number, number],
];

export interface Climate {
  id: 'sharjah-dubai' | 'abu-dhabi' | 'al-ain';
  /** Sun on a plane that faces south at 25°, in kWh/m² a day. */
  sun: Months;
  /** Mean air temperature, in °C. */
  air: Months;
}

export type ClimateId = Climate['id'];

export type Mode = 'privateVilla' | 'laborCamp';

const TEMPERATURES = [50, 55, 60] as const;
export type HotTemperature = (typeof TEMPERATURES)[number];

export const SIZING = {
  version: '1.1',
  /** Of the version. */
  date: '2026-11-28',

  /** Hot water a day, in litres, for one of each. The company's own figures; no code value. */
  litres: {
    privateVilla: { fullBathrooms: 50, bathroomsWithoutShower: 30, centralKitchen: 80 },
    laborCamp: { laborCount: 20, centralKitchen: 1000, ablution: 600 },
  },
  /** The largest count a field takes. */
  maxCount: 9999,
  /** Litres a day that a recirculation adds, least and most; a system is sized with the most. */
  recirculation: { least: 50, most: 100 },

  /** Warmth of a litre of water, in kWh for each °C: 1.163 Wh/(L·K). */
  kwhPerLitreDegree: 0.001163,
  days: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
  /**
   * Cold water, in °C, for all places: 28 − 2.5 cos(2π(m − 2)/12). It meets the 25.5 °C of February and the
   * 30.5 °C of August in a T*SOL 2021 report for an Abu Dhabi villa. Roof tanks are warmer in summer.
   */
  cold: [25.8, 25.5, 25.8, 26.8, 28, 29.2, 30.2, 30.5, 30.2, 29.2, 28, 26.8],
  /**
   * NASA POWER, means of 2020 to 2024 (CERES SYN1deg, MERRA-2); tilted by Klein and Liu-Jordan, isotropic,
   * albedo 0.2 (Duffie and Beckman).
   */
  climates: [
    {
      id: 'sharjah-dubai',
      sun: [4.91, 5.68, 6.02, 6.12, 6.45, 6.28, 5.78, 5.91, 6.1, 5.89, 5.26, 4.71],
      air: [20.8, 21.7, 24.3, 27.7, 31.4, 35.1, 36.2, 36, 34.2, 31.5, 27.6, 23.6],
    },
    {
      id: 'abu-dhabi',
      sun: [5.06, 5.79, 5.99, 6.21, 6.5, 6.37, 5.78, 6, 6.18, 6, 5.34, 4.92],
      air: [20.7, 21.2, 23.8, 27.1, 30.5, 33.6, 35.6, 35.8, 34.1, 31.4, 27.6, 23.4],
    },
    {
      id: 'al-ain',
      sun: [5.63, 6.31, 6.55, 6.65, 6.89, 6.69, 6.11, 6.36, 6.74, 6.64, 6.03, 5.52],
      air: [18.9, 20.6, 24.4, 29.1, 33.4, 37.4, 38.2, 38, 35.3, 30.8, 26, 21.1],
    },
  ] as const satisfies readonly Climate[],

  /**
   * The collector, assumed until test certificates are at hand: optical efficiency, losses a1 in W/(m²·K) and
   * a2 in W/(m²·K²), incidence angle modifier, efficiency of the loop.
   */
  collector: { n0: 0.76, a1: 3.8, a2: 0.012, iam: 0.94, loop: 0.9 },
  /** Mean water temperature of the central result, in °C: the convention of EN 15316-4-3:2017. */
  centralWater: 40,

  temperatures: { choices: TEMPERATURES, usual: 60 },
  /** Share of the year that a proposed system must reach by its conservative result. */
  share: 0.75,
  /** A tank holds at least this part of a day. */
  tankPart: 0.8,
  /** Litres of tank for each m², where no system is proposed. */
  tankPerArea: 60,
  /** More systems than this side by side are a plant that an engineer designs. */
  maxSystems: 5,

  /** kWh a year of the pump of one forced system: 50 W for 2000 hours, assumed. */
  pump: 100,
  /** Fils for a kWh; the least and the most a field takes. */
  tariff: { usual: 28, most: 200 },
  /** kg of CO2 for a kWh from the grid: a secondary source (smart-fenek.ae, April 2026); no official figure was found. */
  co2: 0.4,
} as const;

export type SizingData = typeof SIZING;
type VillaField = keyof SizingData['litres']['privateVilla'];
type CampField = keyof SizingData['litres']['laborCamp'];
export type Field = VillaField | CampField;
