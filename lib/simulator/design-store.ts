import { beginWith, goTo, redo, undo, type History } from '@/lib/browser/steps-back';
import { choose, openingOf, type Catalogue, type Choice, type Design } from './design';
import { designOfQuery, queryOf } from './design-address';

interface ToolState {
  history: History<Design>;
  /** The address named something that is not offered. */
  mended: boolean;
}

/** As much of a window as a design needs: an address that can be read and replaced. */
export interface Place {
  read: () => string;
  write: (query: string) => void;
}

/**
 * The design of the page, kept in its address. The address is read once somebody follows the store: by then
 * the router has written it, and what was rendered before is the same for everybody.
 */
export function createDesignStore(catalogue: Catalogue, place: Place) {
  const opening: ToolState = { history: beginWith(openingOf(catalogue)), mended: false };
  let state = opening;
  let isRead = false;
  const listeners = new Set<() => void>();

  const set = (next: ToolState) => {
    if (next.history === state.history && next.mended === state.mended) return;
    state = next;
    listeners.forEach((listener) => listener());
  };
  const move = (history: History<Design>) => {
    if (history === state.history) return;
    set({ history, mended: false });
    place.write(queryOf(history.now));
  };
  const read = () => {
    isRead = true;
    const { design, mended } = designOfQuery(catalogue, place.read());
    state = { history: beginWith(design), mended };
    if (mended) place.write(queryOf(design));
  };

  return {
    get: () => state,
    getOpening: () => opening,
    subscribe: (listener: () => void) => {
      if (!isRead) read();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose: (choice: Choice) => move(goTo(state.history, choose(catalogue, state.history.now, choice))),
    // What is shown already is no step.
    open: (design: Design) => {
      const { history } = state;
      move(goTo(history, queryOf(design) === queryOf(history.now) ? history.now : design));
    },
    undo: () => state.history.past.length > 0 && move(undo(state.history)),
    redo: () => state.history.future.length > 0 && move(redo(state.history)),
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
