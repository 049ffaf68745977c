/**
 * What changes of a state, or how it changes what there is by then: fields that were filled in before the scripts ran
 * are told all at once, and a change that counts on what was drawn last would undo the one before it.
 */
export type Patch<T> = Partial<T> | ((now: T) => Partial<T>);

export const patched = <T extends object>(now: T, patch: Patch<T>): T => ({
  ...now,
  ...(typeof patch === 'function' ? patch(now) : patch),
});
