'use client';

import { useMemo, type ComponentProps } from 'react';
import type { Job } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import type { LocalisedForm, LocalisedRoof } from './localised-roof';
import { RoofResult } from './roof-result';
import { RoofWays } from './roof-ways';

export interface OutcomeProps extends Omit<ComponentProps<typeof RoofWays>, 'report' | 'localised'> {
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

/** What a roof needs, and how it leaves the page. */
export function RoofOutcome({ job, path, query, words, ...ways }: Props) {
  const { figures } = ways;
  const localised = { ...ways.localised, words };
  const made = useMemo(() => takeOff(job.roof, job.options, figures), [job, figures]);
  return (
    <RoofResult made={made} tile={made.options.tile} localised={localised}>
      <RoofWays
        {...ways}
        localised={localised}
        report={{ made, tile: made.options.tile, path, query, version: figures.version }}
      />
    </RoofResult>
  );
}
