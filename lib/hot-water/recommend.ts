import type { Climate, SizingData } from '@/content/solar/sizing';
import type { ForcedSystem, NaturalModel } from '@/content/solar/systems';
import { yieldSpan, type Span, type Yield } from './f-chart';

/** Some systems of one size, side by side. */
export interface Choice {
  system: ForcedSystem;
  count: number;
}

/** A choice with what it yields. */
export interface Proposal extends Choice {
  /** Of all of them, in litres. */
  tank: number;
  /** Of all of them, in m². */
  area: number;
  span: Span;
}

export interface Site {
  /** Hot water a day that the system is sized for, in litres. */
  demand: number;
  /** °C. */
  hot: number;
  climate: Climate;
  data: SizingData;
}

export type Recommendation =
  | { kind: 'none' }
  /** No system of the range fits: an engineer designs a plant. */
  | { kind: 'engineer' }
  | { kind: 'system'; best: Proposal; smaller: Proposal | null; larger: Proposal | null };

const times = (one: Yield, count: number): Yield => ({
  months: one.months.map(({ load, solar }) => ({ load: load * count, solar: solar * count })),
  load: one.load * count,
  solar: one.solar * count,
  share: one.share,
});

/** What a choice yields at a place: each system serves its part of the demand. */
export function propose(site: Site, { system, count }: Choice): Proposal {
  const one = yieldSpan({ ...site, demand: site.demand / count, area: system.area, tank: system.tank });
  return {
    system,
    count,
    tank: system.tank * count,
    area: system.area * count,
    span: { central: times(one.central, count), conservative: times(one.conservative, count) },
  };
}

/** All choices from the smallest to the largest: each system alone, then several of the largest. */
export function ladder(systems: readonly ForcedSystem[], most: number): readonly Choice[] {
  const own = systems.filter(({ isRecommended }) => isRecommended).sort((a, b) => a.area - b.area);
  const largest = own.at(-1);
  if (!largest) return [];
  const several = Array.from({ length: most - 1 }, (_, at) => ({ system: largest, count: at + 2 }));
  return [...own.map((system) => ({ system, count: 1 })), ...several];
}

/** Whether a choice carries its share by the careful result, and its tank most of a day. */
export const fits = (site: Site, { span, tank }: Proposal): boolean =>
  span.conservative.share >= site.data.share && tank >= site.data.tankPart * site.demand;

/** The smallest choice of the range that fits, with one size down and one up. */
export function recommend(site: Site, systems: readonly ForcedSystem[]): Recommendation {
  if (site.demand <= 0) return { kind: 'none' };
  const steps = ladder(systems, site.data.maxSystems);
  const at = steps.findIndex((choice) => fits(site, propose(site, choice)));
  if (at < 0) return { kind: 'engineer' };
  const beside = (step: number) => (steps[step] ? propose(site, steps[step]) : null);
  return { kind: 'system', best: beside(at)!, smaller: beside(at - 1), larger: beside(at + 1) };
}

/** The smallest model that holds a day; its area is not published, so nothing is said of its yield. */
export const naturalFor = (demand: number, models: readonly NaturalModel[]): NaturalModel | null =>
  demand > 0 ? (models.find(({ model }) => model >= demand) ?? null) : null;
