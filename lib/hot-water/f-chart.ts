import type { Climate, SizingData } from '@/content/solar/sizing';

/*
 * The yearly yield of a solar water heater by the f-chart method in the form of EN 15316-4-3:2017, as the
 * Appendix H of the British SAP 10.2 uses it.
 */

/** One installation. */
export interface Plant {
  /** Hot water a day, in litres. */
  demand: number;
  /** Collector area, in m². */
  area: number;
  /** Storage, in litres. */
  tank: number;
  /** Of the hot water, in °C. */
  hot: number;
  climate: Climate;
  data: SizingData;
}

interface MonthYield {
  /** Heat the water asks for, in kWh. */
  load: number;
  /** What of it comes from the sun, in kWh. */
  solar: number;
}

export interface Yield {
  months: readonly MonthYield[];
  /** kWh a year. */
  load: number;
  /** kWh a year. */
  solar: number;
  /** Part of the load that comes from the sun, 0 to 1; none of nothing is 0. */
  share: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Range in which the method holds. */
const MAX = { x: 18, y: 3 } as const;

/** Heat for the water of a month, in kWh: V · 0.001163 · (T_hot − T_cold) · days. */
export const monthLoad = ({ demand, hot, data }: Plant, month: number): number =>
  demand * data.kwhPerLitreDegree * Math.max(hot - data.cold[month]!, 0) * data.days[month]!;

/** Heat loss of collector and pipes, in W/(m²·K): a1 + 40 a2 + (5 + 0.5 A)/A. */
export const heatLoss = ({ area, data: { collector } }: Plant): number =>
  collector.a1 + 40 * collector.a2 + (5 + 0.5 * area) / area;

/** Correction for a tank of another size than 75 L/m². */
export const tankFactor = ({ area, tank }: Plant): number => ((75 * area) / tank) ** 0.25;

/** Reference temperature, in °C: 11.6 + 1.18 θ_w + 3.86 T_cold − 1.32 T_air. */
export const referenceTemperature = ({ climate, data }: Plant, month: number, water: number): number =>
  11.6 + 1.18 * water + 3.86 * data.cold[month]! - 1.32 * climate.air[month]!;

/** Losses beside the load, X, and sun beside the load, Y; both without a unit. */
export function ratios(plant: Plant, month: number, water: number): { x: number; y: number } {
  const { area, climate, data } = plant;
  const { collector } = data;
  const load = monthLoad(plant, month);
  const days = data.days[month]!;
  const difference = referenceTemperature(plant, month, water) - climate.air[month]!;
  const losses = area * heatLoss(plant) * collector.loop * difference * tankFactor(plant) * 24 * days;
  const sun = area * collector.iam * collector.n0 * collector.loop * climate.sun[month]! * days;
  const y = sun / load;
  // Beyond the range of the method what it says at its edge counts: X shrinks with Y, or a smaller demand would
  // get a smaller share.
  const within = Math.min(1, MAX.y / y);
  return { x: clamp((losses / (1000 * load)) * within, 0, MAX.x), y: y * within };
}

/** Part of the load that the sun carries, 0 to 1. */
export const shareOf = (x: number, y: number): number =>
  clamp(1.029 * y - 0.065 * x - 0.245 * y ** 2 + 0.0018 * x ** 2 + 0.0215 * y ** 3, 0, 1);

/** Yield of a year with the mean water temperature `water`, in °C: 40 is central, T_hot is conservative. */
export function yearYield(plant: Plant, water: number): Yield {
  const works = plant.demand > 0 && plant.area > 0 && plant.tank > 0;
  const months = plant.data.days.map((_, month) => {
    const load = monthLoad(plant, month);
    if (!works || load <= 0) return { load, solar: 0 };
    const { x, y } = ratios(plant, month, water);
    return { load, solar: load * shareOf(x, y) };
  });
  const load = months.reduce((sum, month) => sum + month.load, 0);
  const solar = months.reduce((sum, month) => sum + month.solar, 0);
  return { months, load, solar, share: load > 0 ? solar / load : 0 };
}

/** The two results between which a roof will lie. */
export interface Span {
  central: Yield;
  conservative: Yield;
}

/** The central result by the convention of EN 15316, and the conservative one of the classic f-chart. */
export const yieldSpan = (plant: Plant): Span => ({
  central: yearYield(plant, plant.data.centralWater),
  conservative: yearYield(plant, plant.hot),
});

/** Systems side by side: of all of them m² and litres of tank. */
interface Systems {
  count: number;
  area: number;
  tank: number;
}

/**
 * Smallest collector area, in m² to one decimal, whose share reaches that of `data.share`; the tank grows with it. It is
 * that of as many systems as `like`, with as much tank to a m² and pipes for each; without them, of one field.
 */
export function areaFor(
  site: Pick<Plant, 'demand' | 'hot' | 'climate' | 'data'>,
  water: number,
  like: Systems | null = null,
): number {
  const { demand, data } = site;
  if (demand <= 0) return 0;
  const count = like?.count ?? 1;
  const reaches = (tenths: number) => {
    const area = tenths / 10;
    const tank = like ? (like.tank / like.area) * area : Math.max(demand, data.tankPerArea * area);
    const one = { ...site, demand: demand / count, area: area / count, tank: tank / count };
    return yearYield(one, water).share >= data.share;
  };
  let high = 5;
  while (!reaches(high)) high *= 2;
  let low = high > 5 ? high / 2 : 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high / 10;
}
