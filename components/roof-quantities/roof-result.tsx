import { useDeferredValue, type ReactNode } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { localPath } from '@/content/local-path';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import { fill, formOf } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import { pitchAdvice } from '@/lib/roof-quantities/parts/not-counted';
import { quantitySaid, roofSaid, sourceSaid } from '@/lib/roof-quantities/format-quantities';
import type { TakeOff } from '@/lib/roof-quantities/parts/take-off';
import { QuantityTable } from './quantity-table';
import { RoofEdges } from './roof-edges';
import { RoofPlan } from './roof-plan';
import { RoofWorking } from './roof-working';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  made: TakeOff;
  tile: RoofTile | null;
  localised: LocalisedRoof;
  /** How it leaves the page. */
  children: ReactNode;
}

const part = 'border-t border-hairline p-4 sm:p-6 lg:p-8';

/** The answer: one figure, the roof, its parts, and what stands behind them. */
export function RoofResult({ made, tile, localised, children }: Props) {
  const { words, page } = localised;
  const roof = roofSaid(localised, made.roof, made.geometry);
  return (
    <>
      <div className="grid gap-3 p-4 sm:p-6 lg:p-8">
        <BigFigure made={made} localised={localised} roof={roof} />
      </div>
      <section aria-label={page.drawing} className={part}>
        <RoofPlan geometry={made.geometry} label={fill(words.drawing.label, { roof })} localised={localised}>
          <RoofEdges geometry={made.geometry} localised={localised} />
        </RoofPlan>
      </section>
      <div className={part}>
        <QuantityTable made={made} tile={tile} localised={localised} />
      </div>
      <div className={part}>
        <RoofWorking made={made} tile={tile} localised={localised} />
      </div>
      <div className={`${part} grid gap-6 sm:grid-cols-2`}>
        <section aria-label={words.notCounted.title}>
          <h2 className="t-head pb-2">{words.notCounted.title}</h2>
          <ul className="t-small list-disc ps-4 text-bitumen-soft">
            {made.notCounted.map((id) => (
              <li key={id}>{words.notCounted[id]}</li>
            ))}
          </ul>
        </section>
        <PitchAdvice made={made} tile={tile} localised={localised} />
      </div>
      <div className={part}>{children}</div>
    </>
  );
}

/** Tiles, where somebody says how many lie on a m²; else the area. What is not sure says what it is from. */
function BigFigure({ made, localised, roof }: Pick<Props, 'made' | 'localised'> & { roof: string }) {
  const { lang, page } = localised;
  const tiles = made.lines[0]!;
  const area = numberIn(lang, made.geometry.area);
  const isKnown = tiles.quantity !== null;
  const isSure = isKnown && tiles.mark !== 'trade';
  const [quantity, unit] =
    tiles.quantity === null
      ? [area, page.roofArea]
      : [quantitySaid(localised, tiles), formOf(lang, tiles.quantity, page.tiles)];
  // A moment after its place is there: what comes together with its place may not be told.
  const said = useDeferredValue(fill(page.said, { quantity, unit }), '');
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="t-figure">{quantity}</span>
        <span className="t-head">{unit}</span>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* Arabic has no capitals, and Firefox would not break the line of one with Latin in it. */}
      <p className="t-small font-semibold ltr:first-letter:uppercase">{roof}</p>
      {isKnown && (
        <p className="t-small text-bitumen-soft">
          <WasteSaid made={made} area={area} localised={localised} />
        </p>
      )}
      {!isSure && <p className="t-small text-bitumen-soft">{sourceSaid(localised, tiles)}</p>}
      {!isSure && (
        <PrefetchLink
          href={localPath('/contact-us', lang)}
          className="no-print t-label text-link justify-self-start"
        >
          {page.ask}
        </PrefetchLink>
      )}
    </>
  );
}

/** How much was added, and why. */
function WasteSaid({ made, area, localised }: Pick<Props, 'made' | 'localised'> & { area: string }) {
  const { page, input, lang } = localised;
  const { breakage } = made.lines[0]!.steps.at(-1)!.values;
  if (breakage !== undefined) return fill(page.courses, { area, waste: numberIn(lang, breakage) });
  const { waste, wasteFor } = made.options;
  return fill(page.area, {
    area,
    waste: fill(input.waste[wasteFor], { waste: numberIn(lang, waste * 100) }),
  });
}

function PitchAdvice({ made, tile, localised }: Omit<Props, 'children'>) {
  const { words, page, lang } = localised;
  const least = tile?.minPitch ?? { mark: 'unknown' };
  const advice = pitchAdvice(made.geometry.minPitch, least);
  const value = least.mark === 'unknown' ? '' : numberIn(lang, least.value);
  return (
    <section aria-label={page.pitch}>
      <h2 className="t-head pb-2">{page.pitch}</h2>
      <p className="t-small text-bitumen-soft">{fill(words.pitch[advice], { least: value })}</p>
    </section>
  );
}
