/* Steps back and forward through what somebody chose. States are never changed in place, so a step is a reference. */

export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
}

/** Steps that can be taken back. */
export const MAX_STEPS = 100;

export const beginWith = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/** The next state; what had been taken back is forgotten. The same history where nothing changes. */
export const goTo = <State>(history: History<State>, next: State): History<State> =>
  next === history.now
    ? history
    : { past: [...history.past, history.now].slice(-MAX_STEPS), now: next, future: [] };

/** Where there is nothing to take back, the same history. */
export function undo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  return past.length > 0
    ? { past: past.slice(0, -1), now: past[past.length - 1]!, future: [now, ...future] }
    : history;
}

export function redo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  return future.length > 0 ? { past: [...past, now], now: future[0]!, future: future.slice(1) } : history;
}
