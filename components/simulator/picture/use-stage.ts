import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Design } from '@/lib/simulator/design';
import { planOf, type FileKind, type Sheets } from '@/lib/simulator/layer-plan';
import { createLayerStore, type LayerStore } from '@/lib/simulator/layer-store';
import { PHONE } from './layer-picture';

/** Milliseconds after which a wait is shown. */
const SHOW_WAIT_AFTER_MS = 400;

/** Which files this browser takes: the plate in the page has been chosen by it already. */
function kindOf(plate: RefObject<HTMLImageElement | null>): FileKind {
  const chosen = /-(1920\.avif|960\.avif|960\.webp|750\.avif)$/.exec(plate.current?.currentSrc ?? '')?.[1];
  if (chosen) return chosen as FileKind;
  return window.matchMedia(PHONE).matches ? '960.avif' : '1920.avif';
}

const fetchAll = (design: Design, sheets: Sheets, get: (file: string) => Promise<unknown>) =>
  planOf(design, sheets).map(({ file }) => get(file));

/** Tells how far a wait is once it has become one, and falls silent at its end. */
function followWait(works: readonly Promise<unknown>[], tell: (share: number | null) => void) {
  let done = 0;
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    tell(done / works.length);
  }, SHOW_WAIT_AFTER_MS);
  for (const work of works)
    work.then(
      () => {
        done++;
        if (isSlow) tell(done / works.length);
      },
      () => undefined,
    );
  return () => clearTimeout(timer);
}

interface Stage {
  /** The design to be seen: the last one whose pictures are all decoded. */
  shown: Design | null;
  /** 0 to 1 while a wait is long enough to be shown. */
  waiting: number | null;
  failed: boolean;
  /** The files of this browser. */
  kind: FileKind;
}

const NOTHING: Stage = { shown: null, waiting: null, failed: false, kind: '960.avif' };

/** The same object where nothing is new: nothing is drawn again then. */
const changed = (before: Stage, more: Partial<Stage>): Stage => {
  const after = { ...before, ...more };
  const isSame = (Object.keys(after) as (keyof Stage)[]).every((key) => before[key] === after[key]);
  return isSame ? before : after;
};

/** Fetches what a design needs, and shows it when all of it can be painted: never a hole, never a flash. */
export function useStage(design: Design, sheets: Sheets, plate: RefObject<HTMLImageElement | null>) {
  const [layers] = useState<LayerStore>(() => createLayerStore());
  const [stage, setStage] = useState<Stage>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  if (stage.shown !== null && stage.shown !== design) {
    const plan = planOf(design, sheets);
    // In this very frame, not in one after: on a slow telephone that halves the wait.
    if (plan.every(({ file }) => layers.isReady(file, stage.kind)))
      setStage({ ...stage, shown: design, failed: false, waiting: null });
  }
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let isLatest = true;
    const tell = (more: Partial<Stage>) => isLatest && setStage((before) => changed(before, more));
    const kind = kindOf(plate);
    const works = fetchAll(design, sheets, (file) => layers.get(file, kind));
    const end = followWait(works, (waiting) => tell({ waiting }));
    Promise.all(works)
      .then(
        () => tell({ shown: design, failed: false, kind, waiting: null }),
        () => tell({ failed: true, waiting: null }),
      )
      .finally(end);
    return () => {
      isLatest = false;
      end();
    };
  }, [design, sheets, plate, layers, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  /** Fetches a design that may be chosen next. */
  const ahead = useCallback(
    (next: Design) => {
      const kind = kindOf(plate);
      for (const work of fetchAll(next, sheets, (file) => layers.get(file, kind)))
        work.catch(() => undefined);
    },
    [layers, sheets, plate],
  );
  return { ...stage, retry, ahead };
}
