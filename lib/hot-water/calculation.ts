import type { Climate, SizingData } from '@/content/solar/sizing';
import type { ForcedSystem, NaturalModel } from '@/content/solar/systems';
import { demandLines, litresOf, type DemandLine } from './demand';
import { countsOf, tariffOf, type Entries } from './entries';
import { areaFor } from './f-chart';
import { naturalFor, recommend, type Recommendation } from './recommend';
import { ruleVerdict, savingsOf, type Between, type RuleVerdict, type Savings } from './savings';

/** What can be chosen from. */
export interface Range {
  forced: readonly ForcedSystem[];
  natural: readonly NaturalModel[];
}

export interface Calculation {
  lines: readonly DemandLine[];
  /** Litres a day, by the counts alone. */
  litres: number;
  /** Litres a day that the system is sized for. */
  sized: number;
  hot: number;
  climate: Climate;
  recirculation: boolean;
  /** Fils for a kWh. */
  tariff: number;
  /** Collector area, in m², for the share of the rule: in systems like the proposed one, or in one field. */
  area: Between;
  recommendation: Recommendation;
  /** A smaller way without a pump. */
  natural: NaturalModel | null;
  /** Of the system that is proposed. */
  savings: Savings | null;
  verdict: RuleVerdict | null;
}

/** Everything there is to say of what was entered. */
export function calculate(data: SizingData, range: Range, entries: Entries): Calculation {
  const { hot, recirculation } = entries;
  const climate: Climate = data.climates.find(({ id }) => id === entries.climate) ?? data.climates[0];
  const lines = demandLines(data, entries.mode, countsOf(data, entries));
  const litres = litresOf(lines);
  const sized = litres > 0 && recirculation ? litres + data.recirculation.most : litres;
  const site = { demand: sized, hot, climate, data };
  const recommendation = recommend(site, range.forced);
  const best = recommendation.kind === 'system' ? recommendation.best : null;
  const tariff = tariffOf(data, entries);
  return {
    lines,
    litres,
    sized,
    hot,
    climate,
    recirculation,
    tariff,
    area: { conservative: areaFor(site, hot, best), central: areaFor(site, data.centralWater, best) },
    recommendation,
    natural: naturalFor(sized, range.natural),
    savings: best && savingsOf(data, best, tariff),
    verdict: best && ruleVerdict(data, best.span),
  };
}
