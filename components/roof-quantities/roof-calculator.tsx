'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { today, usePrintTitle } from '@/components/ui/layout/use-print-title';
import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import { fill } from '@/lib/site/fill';
import type { LineWords } from '@/lib/enquiry-list/list-text';
import type { Entries } from '@/lib/roof-quantities/entries/entries';
import { wrongAlready } from '@/lib/roof-quantities/entries/fault';
import { exampleOf } from '@/lib/roof-quantities/entries/example';
import { measure } from '@/lib/roof-quantities/geometry/geometry';
import { readEntries } from '@/lib/roof-quantities/entries/read-entries';
import { RoofForm } from './roof-form';
import { OUTCOMES } from './outcomes';
import { RoofPlan } from './roof-plan';
import type { LocalisedForm } from './localised-roof';
import { useRoofEntries } from './use-roof-entries';

interface Props {
  /** As the server read it from the address. */
  first: Entries;
  figures: RoofFigures;
  tiles: readonly RoofTile[];
  localised: LocalisedForm;
  /** Path of this page. */
  path: string;
  /** Number for chats; none, no chat. */
  whatsapp: string;
  /** How a line of the enquiry list is written. */
  line: LineWords['line'];
}

/** The roof on one side, what it needs on the other. The server sends a whole page; from then on all is reckoned here. */
export function RoofCalculator({ first, figures, tiles, localised, path, whatsapp, line }: Props) {
  const { entries, query, isEdited, change } = useRoofEntries(first);
  const { job, faults } = useMemo(() => readEntries(entries, { figures, tiles }), [entries, figures, tiles]);
  const { place, asked, ask } = useAsked();
  const told = isEdited && asked === 0 ? wrongAlready(faults) : faults;
  const RoofOutcome = OUTCOMES[localised.lang];
  usePrintTitle(fill(localised.page.printed, { date: today() }));
  const blank = (
    <div className="grid gap-4 p-4 sm:p-6 lg:p-8">
      <p role="status" className="t-lead">
        {Object.keys(told).length > 0 ? localised.page.faulty : localised.page.blank}
      </p>
      <Example shape={entries.shape} figures={figures} localised={localised} />
      {/* Beside a form that is higher than the drawing; on telephones the lead has said it. */}
      <div className="max-lg:hidden">
        <h2 className="t-head pt-4 pb-3">{localised.page.gets.title}</h2>
        <ul className="t-small border-t-[1.5px] border-bitumen">
          {localised.page.gets.items.map((item) => (
            <li key={item} className="border-b border-hairline py-3">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
  return (
    <div
      ref={place}
      className="grid items-start gap-x-[clamp(2rem,5vw,6rem)] gap-y-10 lg:grid-cols-[5fr_7fr]"
    >
      <RoofForm
        {...{ entries, figures, tiles, localised }}
        faults={told}
        action={path}
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      />
      <section
        id="quantities"
        tabIndex={-1}
        aria-label={localised.page.result}
        className="scroll-mt-24 border-[1.5px] border-bitumen bg-plaster lg:sticky lg:top-[calc(var(--hd-small)+1.5rem)]"
      >
        {job ? (
          <RoofOutcome
            {...{ job, figures, localised, path, query, whatsapp, line }}
            lost={localised.lost}
            until={blank}
          />
        ) : (
          blank
        )}
      </section>
    </div>
  );
}

/** Where somebody asks for the result, the focus goes to what is in the way of it, or to the result. */
function useAsked() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const first = place.current?.querySelector<HTMLElement>('[aria-invalid]');
    // What is behind a line that is shut takes no focus.
    first?.closest('details')?.setAttribute('open', '');
    (first ?? place.current?.querySelector<HTMLElement>('#quantities'))?.focus();
  }, [asked]);
  return { place, asked, ask: () => setAsked((times) => times + 1) };
}

/** How a roof of the chosen shape looks, until there are measures. */
function Example({
  shape,
  figures,
  localised,
}: Pick<Props, 'figures' | 'localised'> & { shape: Entries['shape'] }) {
  const roof = exampleOf(shape, figures);
  return (
    roof && (
      <RoofPlan geometry={measure(roof)} label={localised.page.example} localised={localised} isExample />
    )
  );
}
