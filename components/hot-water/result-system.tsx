import type { ReactNode } from 'react';
import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { useEnquiryList } from '@/components/enquiry-list/use-enquiry-list';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { lookOf } from '@/components/ui/control/button-look';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { PagePath } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import type { Calculation } from '@/lib/hot-water/calculation';
import type { Proposal } from '@/lib/hot-water/recommend';
import { number, systemName, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import { About } from './about';
import { Sheet } from './sheet';

/** What the page knows of the systems, and the calculator of none. */
export interface SystemLinks {
  /** The page whose parts are named after the systems. */
  forced: PagePath;
  natural: PagePath;
  /** The picture of each system as it stands on the page, by its id. */
  pictures: Readonly<Record<string, ReactNode>>;
  add: AddWords;
}

interface Props {
  localised: LocalisedHotWater;
  made: Calculation;
  best: Proposal;
  links: SystemLinks;
}

/** The system that fits, as its sheet, with the ways to it. */
export function ResultSystem({ localised, made, best, links }: Props) {
  const { system: words, options, sizedAbout, about } = localised.words;
  const { system } = best;
  const value = (text: string, figure: number) => fill(text, { value: number(localised.lang, figure) });
  const several = best.count > 1 ? `${best.count} × ` : '';
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-gutter">
      <div className="sm:col-span-2">
        <About
          label={about}
          text={fill(sizedAbout, { hot: made.hot, place: options.places[made.climate.id] })}
        >
          {words.proposed}
        </About>
        <h2 className="t-title">{systemName(localised, best)}</h2>
      </div>
      <div className="grid content-start justify-items-start gap-4">
        <p className="t-small text-bitumen-soft">{words.why}</p>
        <AddCounted localised={localised} proposal={best} links={links} look="button" />
        <PrefetchLink href={`${links.forced}#${system.id}` as `#${string}`} className={lookOf('outline')}>
          {fill(words.see, { label: system.label })}
        </PrefetchLink>
      </div>
      {links.pictures[system.id]}
      <div className="grid content-start gap-4 sm:col-span-2">
        <Sheet
          rows={[
            [words.sheet.tank, several + value(words.litres, system.tank)],
            [words.sheet.collectors, several + String(system.collectors)],
            [words.sheet.area, several + value(words.squareMetres, system.area)],
            [words.sheet.power, several + value(words.kilowatts, system.power)],
          ]}
        />
        {system.toConfirm && <p className="t-note text-bitumen-soft">{words.confirm}</p>}
      </div>
    </div>
  );
}

interface CountedProps {
  localised: LocalisedHotWater;
  proposal: Proposal;
  links: SystemLinks;
  /** A button where it is the main thing to do. */
  look?: 'button';
}

/**
 * Puts a system on the enquiry list in the number that was worked out. Where the visitor's line says another one, the
 * button says which number a press puts in its place.
 */
export function AddCounted({ localised, proposal, links: { add }, look }: CountedProps) {
  const { system, count } = proposal;
  const id = `sigma-${system.id}`;
  const line = useEnquiryList().find((one) => one.id === id);
  const change = line && fill(localised.words.system.change, { listed: line.typed ?? line.quantity, count });
  return (
    <AddToEnquiry
      id={id}
      name={systemName(localised, proposal)}
      quantity={count}
      words={change ? { ...add, add: change } : add}
      look={look}
      className={`*:text-start *:whitespace-normal ${look ? '' : 'max-sm:order-last'}`}
    />
  );
}
