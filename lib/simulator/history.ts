import type { Design } from './design';

/* Steps back and forward through what was chosen. */

export interface History {
  past: readonly Design[];
  now: Design;
  future: readonly Design[];
}

/** Steps that can be taken back. */
export const MAX_STEPS = 100;

export const beginWith = (now: Design): History => ({ past: [], now, future: [] });

/** The next design; what had been taken back is forgotten. The same history where nothing changes. */
export const goTo = (history: History, next: Design): History =>
  next === history.now
    ? history
    : { past: [...history.past, history.now].slice(-MAX_STEPS), now: next, future: [] };

export function undo({ past, now, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

export function redo({ past, now, future }: History): History {
  const [after, ...rest] = future;
  return after ? { past: [...past, now], now: after, future: rest } : { past, now, future };
}
