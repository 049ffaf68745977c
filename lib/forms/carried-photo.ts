/* A photograph that a tool of this page offers to its form. Browser only, and in memory only: a reload forgets it. */

/** Makes the copy that would be sent; null where none can be made. */
export type MakeCopy = () => Promise<Blob | null>;

let offered: MakeCopy | null = null;
const listeners = new Set<() => void>();

export const followPhoto = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const readPhoto = (): MakeCopy | null => offered;

/** Offers a photograph, or takes the offer back. */
export function offerPhoto(make: MakeCopy | null): void {
  offered = make;
  listeners.forEach((listener) => listener());
}
