import type { SizingData } from '@/content/solar/sizing';
import type { Proposal } from './recommend';
import type { Span } from './f-chart';

/** A figure by the careful and by the central result. */
export interface Between {
  conservative: number;
  central: number;
}

export interface Savings {
  /** Electricity not bought, in kWh a year: the sun's heat less what the pumps draw. */
  electricity: Between;
  /** AED a year. */
  money: Between;
  /** kg a year. */
  co2: Between;
}

const each = (span: Between, of: (value: number) => number): Between => ({
  conservative: of(span.conservative),
  central: of(span.central),
});

/** What a proposal saves beside an electric heater, at a price in fils for a kWh. */
export function savingsOf(data: SizingData, { span, count }: Proposal, fils: number): Savings {
  const solar = { conservative: span.conservative.solar, central: span.central.solar };
  const electricity = each(solar, (kwh) => Math.max(kwh - count * data.pump, 0));
  return {
    electricity,
    money: each(electricity, (kwh) => (kwh * fils) / 100),
    co2: each(electricity, (kwh) => kwh * data.co2),
  };
}

/** How the estimate stands beside the 75% that Dubai asks of new buildings. */
export type RuleVerdict = 'designed' | 'borderline' | 'below';

/** Designed for it where even the lower estimate reaches the share, borderline where only the higher one does. */
export function ruleVerdict(data: SizingData, { conservative, central }: Span): RuleVerdict {
  if (conservative.share >= data.share) return 'designed';
  return central.share >= data.share ? 'borderline' : 'below';
}
