import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Unfit } from '@/lib/photo/picture-head';
import type { Finding, Word } from '@/lib/roof-check/verdict';
import { readMark } from './kept-mark';
import { analyseInWorker } from './analyse-in-worker';

/** Loaded when there is something to keep. Where it cannot be had nothing is kept, and nothing is said. */
const kept = () => import('./kept-photo');
const keep = (file: File, word: Word) =>
  kept().then(
    ({ keepPhoto }) => keepPhoto(file, word),
    () => null,
  );
const forget = () =>
  kept().then(
    ({ forgetPhoto }) => forgetPhoto(),
    () => null,
  );
const recall = () =>
  kept().then(
    ({ keptPhoto }) => keptPhoto(),
    () => null,
  );

export type CheckState =
  | { status: 'idle' }
  | { status: 'analyzing' }
  | { status: 'failed'; unfit: Unfit | 'notLoaded' }
  /** `file` is null once the visitor said that it shows no roof. */
  | { status: 'found'; file: File | null; finding: Finding; copy: ImageBitmap };

/** One photograph at a time: the last one chosen counts, and it is there again after a way to another page and back. */
export function useRoofCheck() {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const [word, setSaid] = useState<Word>(null);
  const latest = useRef(0);

  const analyse = async (file: File, said: Word) => {
    const turn = ++latest.current;
    // At once: a word that is given meanwhile would count for the new photograph.
    setSaid(said);
    setState({ status: 'analyzing' });
    const result = await analyseInWorker(file).catch(() => ({ ok: false, unfit: 'notLoaded' }) as const);
    if (turn !== latest.current) return;
    // Drawn in slices, so that a slow telephone answers to presses meanwhile.
    startTransition(() => {
      if (result.ok) setState({ status: 'found', file, finding: result.finding, copy: result.copy });
      else setState({ status: 'failed', unfit: result.unfit });
    });
    void (result.ok ? keep(file, said) : forget());
  };
  const check = async (file: File | undefined) => {
    if (file) await analyse(file, null);
  };
  /** What the visitor says of the photograph; of one that shows no roof nothing is kept. */
  const setWord = (said: Word) => {
    setSaid(said);
    if (state.status !== 'found' || !state.file) return;
    if (said === 'none') setState({ ...state, file: null });
    void (said === 'none' ? forget() : keep(state.file, said));
  };
  const resume = useEffectEvent(({ file, word: said }: { file: File; word: Word }) => {
    // Something was chosen meanwhile: that counts.
    if (latest.current === 0) void analyse(file, said);
  });
  useEffect(() => {
    if (readMark()) void recall().then((last) => last && resume(last));
  }, []);
  return { state, word, setWord, check };
}
