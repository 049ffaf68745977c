import { fill } from '@/lib/site/fill';
import type { Span } from '@/lib/hot-water/f-chart';
import { percents, shareSaid, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import { About } from './about';

interface Props {
  localised: LocalisedHotWater;
  span: Span;
  hot: number;
}

/** The solar share as a span on a scale from nothing to all. */
export function ShareBar({ localised, span, hot }: Props) {
  const { share, about } = localised.words;
  const [from, to] = percents(span);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <About label={about} text={fill(share.about, { hot })} className="t-head">
          {share.title}
        </About>
        <p className="t-title text-verdigris">{shareSaid(localised, span)}</p>
      </div>
      <div aria-hidden className="relative h-6 bg-sand-deep forced-colors:border">
        <i
          className="absolute inset-y-0 start-0 bg-verdigris forced-colors:bg-[CanvasText] forced-color-adjust-none"
          style={{ inlineSize: `${from}%` }}
        />
        <i
          className="absolute inset-y-0 bg-verdigris/50 forced-colors:bg-[GrayText] forced-color-adjust-none"
          style={{ insetInlineStart: `${from}%`, inlineSize: `${Math.max(to - from, 0.5)}%` }}
        />
      </div>
      <p className="t-note text-bitumen-soft">{share.note}</p>
    </div>
  );
}
