import type { SizingData } from '@/content/solar/sizing';
import { fill } from '@/lib/site/fill';
import type { Calculation } from '@/lib/hot-water/calculation';
import { areaSaid, number, roughly, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import type { Savings } from '@/lib/hot-water/savings';
import { About } from './about';

interface Props {
  localised: LocalisedHotWater;
  data: SizingData;
  made: Calculation;
  savings: Savings;
}

/** Area, electricity, money and CO2 of a year, each with what stands behind it. */
export function ResultFigures({ localised, data, made, savings }: Props) {
  const { lang, words } = localised;
  const { area, electricity, money, co2 } = words;
  const { tariff } = made;
  const rows = [
    [area.title, areaSaid(localised, made.area), '', area.about],
    [
      electricity.title,
      roughly(lang, savings.electricity),
      electricity.unit,
      fill(electricity.about, { pump: data.pump }),
    ],
    [
      money.title,
      roughly(lang, savings.money),
      money.unit,
      fill(money.about, { tariff: number(lang, tariff, 2) }),
    ],
    [co2.title, roughly(lang, savings.co2), co2.unit, fill(co2.about, { co2: data.co2 })],
  ] as const;
  return (
    <ul className="grid gap-x-gutter sm:grid-cols-2">
      {rows.map(([title, value, unit, text]) => (
        <li key={title} className="border-b border-hairline py-3">
          <About label={words.about} text={text} className="t-small text-bitumen-soft">
            {title}
          </About>
          <p className="t-head">
            {value} <span className="t-small font-normal text-bitumen-soft">{unit}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
