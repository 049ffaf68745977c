'use client';

import { memo, useDeferredValue, useMemo, useSyncExternalStore, type ComponentProps } from 'react';
import type { Job } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import type { LocalisedForm, LocalisedRoof } from './localised-roof';
import { RoofResult } from './roof-result';
import { RoofWays } from './roof-ways';

export interface OutcomeProps extends Omit<
  ComponentProps<typeof RoofWays>,
  'report' | 'localised' | 'origin'
> {
  job: Job;
  localised: LocalisedForm;
  /** Path of the page. */
  path: string;
  /** The roof, as the address holds it. */
  query: string;
}

interface Props extends OutcomeProps {
  words: LocalisedRoof['words'];
}

const never = () => () => undefined;

/** What a roof needs, and how it leaves the page; what is typed is seen in its field first. */
export function RoofOutcome({ job, query, ...kept }: Props) {
  const now = useMemo(() => ({ job, query }), [job, query]);
  return <Shown {...kept} {...useDeferredValue(now)} />;
}

const Shown = memo(function Shown({ job, path, query, words, ...ways }: Props) {
  const { figures } = ways;
  const localised = { ...ways.localised, words };
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const made = useMemo(() => takeOff(job.roof, job.options, figures), [job, figures]);
  return (
    <RoofResult made={made} tile={made.options.tile} localised={localised}>
      <RoofWays
        {...ways}
        localised={localised}
        origin={origin}
        report={{ made, tile: made.options.tile, path, query, version: figures.version }}
      />
    </RoofResult>
  );
});
