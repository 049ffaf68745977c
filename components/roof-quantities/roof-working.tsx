import { ChevronDown } from 'lucide-react';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import { measuredSteps } from '@/lib/roof-quantities/geometry/measured';
import type { Step } from '@/lib/roof-quantities/parts/part';
import { partName, stepSaid } from '@/lib/roof-quantities/format-quantities';
import type { TakeOff } from '@/lib/roof-quantities/parts/take-off';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  made: TakeOff;
  tile: RoofTile | null;
  localised: LocalisedRoof;
}

/** Every number line by line, behind a line of its own; open on paper. */
export function RoofWorking({ made, tile, localised }: Props) {
  const { page } = localised;
  const groups: readonly (readonly [title: string, steps: readonly Step[]])[] = [
    [page.measured, measuredSteps(made.geometry)],
    ...made.lines.map((line) => [partName(localised, line, tile), line.steps] as const),
  ];
  return (
    <details className="group/o border-y border-hairline print:[&::details-content]:[content-visibility:visible]">
      <summary className="t-head flex min-h-tap items-center justify-between gap-4 py-2 hover:text-kiln">
        {page.working}
        <ChevronDown aria-hidden className="size-5 group-open/o:rotate-180 print:hidden" />
      </summary>
      <dl className="t-small grid gap-4 pt-2 pb-6">
        {groups
          .filter(([, steps]) => steps.length > 0)
          .map(([title, steps]) => (
            <div key={title} className="break-inside-avoid">
              <dt className="font-semibold">{title}</dt>
              {steps.map((step, at) => (
                <dd key={at} className="text-bitumen-soft tabular-nums">
                  {stepSaid(localised, step, made.geometry)}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </details>
  );
}
