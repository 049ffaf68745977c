import { useCallback, useEffect, useMemo, useState } from 'react';
import { announceHash, useHash } from '@/components/ui/address/use-hash';
import { beginWith, goTo, redo, undo, type History } from '@/lib/browser/steps-back';
import { closeSide, EMPTY, withPlane, type Draft } from '@/lib/your-roof/draft';
import { refused, type Reason } from '@/lib/your-roof/checks';
import { NothingLeft } from '@/lib/your-roof/picture/types';
import type { Answers } from '@/lib/your-roof/protocol';
import { keepMarks, type KeptMarks } from './engine/kept-roof';
import { Overtaken, type RoofEngine } from './engine/start-engine';
import type { Opened } from './photo/opened';
import type { TileFact } from './tile-data';

export const STEPS = ['photo', 'corners', 'before', 'tile', 'keep'] as const;
export type Step = (typeof STEPS)[number];

const stepOf = (id: string | undefined): Step | undefined => STEPS.find((step) => step === id);

/** What is said where the engine found no roof to look at. */
const NOTHING_LEFT: readonly Reason[] = ['small'];

/** Why there is no answer: no roof is left, which the visitor can mend, or the engine broke. */
type Loss = 'nothing' | 'broken';

type Looked = Answers['look'];
export type Laid = Answers['lay'] & { tile: TileFact; looked: Looked };

/** The step stands in the address, so that going back goes back one step. */
function useStep(first: string | undefined, canMark: boolean) {
  const wanted = stepOf(useHash()) ?? stepOf(first) ?? 'corners';
  // Without a marked side there is nothing to look at.
  const step: Step = canMark || wanted === 'photo' ? wanted : 'corners';
  const goToStep = useCallback((next: Step) => {
    history.pushState(null, '', `#${next}`);
    announceHash();
  }, []);
  return [step, goToStep] as const;
}

interface Marking {
  history: History<Draft>;
  /** How far the corners of the last side moved, px; null where nothing is to be said. */
  moved: number | null;
}

/** All that was marked, with steps back and forward, and corners drawn to the edges once a side is closed. */
function useDraft(engine: RoofEngine, first: KeptMarks | null) {
  const [{ history, moved }, setMarking] = useState<Marking>(() => ({
    history: beginWith(first ? { ...EMPTY, ...first.marks } : EMPTY),
    moved: null,
  }));
  const draft = history.now;

  const change = (next: Draft) => {
    setMarking((before) => ({ history: goTo(before.history, next), moved: null }));
    const only = next.planes.length - 1;
    const isClosed = draft.drawing.length > 0 && next.planes.length > draft.planes.length;
    if (!isClosed) return;
    engine.ask('snap', { planes: next.planes, only }).then(
      ({ plane, moved: by }) =>
        setMarking((before) =>
          before.history.now === next
            ? { history: goTo(before.history, withPlane(next, only, plane)), moved: by }
            : before,
        ),
      // The corners stay where they were set.
      () => undefined,
    );
  };
  return {
    draft,
    change,
    moved,
    close: () => change(closeSide(draft)),
    undo: history.past.length > 0 ? () => step(undo) : undefined,
    redo: history.future.length > 0 ? () => step(redo) : undefined,
  };

  function step(by: typeof undo<Draft>) {
    setMarking((before) => ({ history: by(before.history), moved: null }));
  }
}

/** What the engine found on the photograph, as soon as it is needed. */
function useLooked(engine: RoofEngine, { planes, strokes, findsObstacles }: Draft, isNeeded: boolean) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [loss, setLoss] = useState<Loss | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let left = false;
    engine.ask('look', { planes, strokes, findsObstacles }).then(
      (answer) => {
        if (left) return;
        setLooked(answer);
        setLoss(null);
      },
      (fault) =>
        left || fault instanceof Overtaken || setLoss(fault instanceof NothingLeft ? 'nothing' : 'broken'),
    );
    return () => {
      left = true;
    };
  }, [engine, planes, strokes, findsObstacles, isNeeded]);
  return { looked: loss ? null : looked, loss };
}

/** The roof in a tile, drawn by the engine. */
function useLaid(engine: RoofEngine, looked: Looked | null, tile: TileFact | null) {
  const [laid, setLaid] = useState<Laid | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!looked || !tile) return;
    let left = false;
    engine.ask('lay', { hexes: tile.hexes }).then(
      (answer) => {
        if (left) return;
        setLaid({ ...answer, tile, looked });
        setBroken(false);
      },
      (fault) => left || fault instanceof Overtaken || setBroken(true),
    );
    return () => {
      left = true;
    };
  }, [engine, looked, tile]);
  return { laid, isUnlaid: isBroken && tile !== null };
}

/** The whole tool: what is marked, which step is open, what the engine says of it. Kept on the device as it changes. */
export function useRoof({ engine, id, first }: Opened, tiles: readonly TileFact[]) {
  const marking = useDraft(engine, first);
  const { draft } = marking;
  const { planes, strokes, findsObstacles } = draft;
  const canMark = planes.length > 0;
  const [step, goToStep] = useStep(first?.step, canMark);
  const [key, setKey] = useState(first?.tile ?? tiles[0]!.key);
  const tile = tiles.find((one) => one.key === key) ?? tiles[0]!;

  // Looked at while the visitor still looks at his corners, so that the next step is there at once.
  // A side that is begun counts only where it is drawn.
  const isMarking = step === 'corners' && draft.drawing.length > 0;
  const isLooking = canMark && step !== 'photo' && !isMarking;
  const { looked, loss } = useLooked(engine, draft, isLooking);
  const isShown = step === 'tile' || step === 'keep';
  const { laid, isUnlaid } = useLaid(engine, looked, isShown ? tile : null);

  const marks = useMemo(() => ({ planes, strokes, findsObstacles }), [planes, strokes, findsObstacles]);
  useEffect(() => {
    keepMarks(id, { marks, tile: tile.key, step });
  }, [id, marks, tile, step]);

  const found = loss === 'nothing' ? NOTHING_LEFT : (looked?.reasons ?? []);
  const isRefused = isLooking && step !== 'corners' && refused(found);
  return {
    ...marking,
    step,
    goToStep,
    canMark,
    tile,
    chooseTile: setKey as (key: string) => void,
    looked,
    laid,
    isShown,
    isRefused,
    /** The engine has ended, or lost the photograph: nothing more can be shown of it. */
    isBroken: loss === 'broken' || isUnlaid,
    reasons: isShown && laid ? laid.reasons : found,
  };
}

export type RoofState = ReturnType<typeof useRoof>;
