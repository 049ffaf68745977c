'use client';

import { useSyncExternalStore } from 'react';
import { yearAt } from './year';

const never = () => () => {};
const now = () => yearAt(new Date());

/** Pages are built once and stand for months: the year they were built in, put right in the browser. */
export function CopyrightYear({ built }: { built: number }) {
  return useSyncExternalStore(never, now, () => built);
}
