import type { ReactNode } from 'react';
import type { Mode, SizingData } from '@/content/solar/sizing';
import { fill } from '@/lib/site/fill';
import type { Calculation } from '@/lib/hot-water/calculation';
import { areaSaid, number, unparted, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import { About } from './about';
import { MonthChart } from './month-chart';
import { ResultBeside } from './result-beside';
import { ResultFigures } from './result-figures';
import { ResultSystem, type SystemLinks } from './result-system';
import { ResultTotal } from './result-total';
import { ShareBar } from './share-bar';

interface Props {
  localised: LocalisedHotWater;
  data: SizingData;
  made: Calculation;
  mode: Mode;
  links: SystemLinks;
  /** What can be done with it. */
  children: ReactNode;
}

const part = 'border-t border-hairline p-4 sm:p-6 lg:p-8';

/** The answer, from the litres to the ways it can leave. Asks for rooms while there are none. */
export function ResultCard({ localised, data, made, mode, links, children }: Props) {
  const { words } = localised;
  const isEmpty = made.litres === 0;
  return (
    <div id="result" className="scroll-mt-24 border-[1.5px] border-bitumen bg-plaster">
      <div className="p-4 sm:p-6 lg:p-8">
        <ResultTotal localised={localised} data={data} made={made} mode={mode} />
      </div>
      {isEmpty && (
        <div className={`${part} grid gap-2`}>
          <h2 className="t-title">{words.empty.title}</h2>
          <p className="text-bitumen-soft">{words.empty[mode]}</p>
        </div>
      )}
      {made.recommendation.kind === 'engineer' && (
        <div className={`${part} grid gap-2`}>
          <h2 className="t-title">{words.engineer.title}</h2>
          <p className="max-w-measure">
            {fill(words.engineer.text, {
              litres: number(localised.lang, made.sized),
              area: unparted(areaSaid(localised, made.area)),
            })}
          </p>
        </div>
      )}
      <SystemParts localised={localised} data={data} made={made} links={links} />
      {!isEmpty && <div className={part}>{children}</div>}
    </div>
  );
}

function SystemParts({ localised, data, made, links }: Omit<Props, 'mode' | 'children'>) {
  const { recommendation: found, savings, verdict, hot, climate } = made;
  if (found.kind !== 'system' || !savings || !verdict) return null;
  const { words } = localised;
  const { best } = found;
  return (
    <>
      <div className={part}>
        <ResultSystem localised={localised} made={made} best={best} links={links} />
      </div>
      <div className={part}>
        <ShareBar localised={localised} span={best.span} hot={hot} />
      </div>
      <div className={part}>
        <ResultFigures localised={localised} data={data} made={made} savings={savings} />
      </div>
      <div className={part}>
        <MonthChart localised={localised} span={best.span} place={words.options.places[climate.id]} />
      </div>
      <div className={`${part} grid gap-1`}>
        <About label={words.about} text={words.rule.about} className="t-head">
          {words.rule.title}
        </About>
        <p className="font-semibold">{words.rule[verdict]}</p>
        <p className="t-small text-bitumen-soft">{words.rule.guide}</p>
      </div>
      <div className={part}>
        <ResultBeside localised={localised} data={data} found={found} natural={made.natural} links={links} />
      </div>
    </>
  );
}
