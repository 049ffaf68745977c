import type { SizingData } from '@/content/solar/sizing';
import type { Mode } from '@/content/solar/sizing';
import { fill } from '@/lib/site/fill';
import type { Calculation } from '@/lib/hot-water/calculation';
import { linesSaid, number, systemName, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import { About } from './about';

interface Props {
  localised: LocalisedHotWater;
  data: SizingData;
  made: Calculation;
  mode: Mode;
}

/** The litres a day, large, and what they come from. */
export function ResultTotal({ localised, data, made, mode }: Props) {
  const { lang, words } = localised;
  const { recommendation } = made;
  const litres = number(lang, made.litres);
  const system =
    recommendation.kind === 'system' ? systemName(localised, recommendation.best) : words.engineer.title;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="t-figure">{litres}</span>
        <span className="t-head">{words.total.unit}</span>
      </p>
      <p role="status" className="sr-only">
        {made.litres > 0 && fill(words.total.said, { litres, system })}
      </p>
      <About label={words.about} text={words.litresAbout} className="t-small text-start">
        <span>{linesSaid(localised, made, mode) || words.litresTitle}</span>
      </About>
      {made.recirculation && made.litres > 0 && (
        <p className="t-small">
          {fill(words.total.recirculation, { ...data.recirculation, sized: number(lang, made.sized) })}
        </p>
      )}
    </div>
  );
}
