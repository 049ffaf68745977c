'use client';

import { useMemo, type ComponentProps } from 'react';
import type { Job } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import { RoofResult } from './roof-result';
import { RoofWays } from './roof-ways';

interface Props extends Omit<ComponentProps<typeof RoofWays>, 'report'> {
  job: Job;
  /** Path of the page. */
  path: string;
  /** The roof, as the address holds it. */
  query: string;
}

/** What a roof needs, and how it leaves the page. */
export function RoofOutcome({ job, path, query, ...ways }: Props) {
  const { figures, localised } = ways;
  const made = useMemo(() => takeOff(job.roof, job.options, figures), [job, figures]);
  return (
    <RoofResult made={made} tile={job.tile} localised={localised}>
      <RoofWays report={{ made, tile: job.tile, path, query, version: figures.version }} {...ways} />
    </RoofResult>
  );
}
