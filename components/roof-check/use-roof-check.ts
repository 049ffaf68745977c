import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Unfit } from '@/lib/roof-check/picture-head';
import { isHighQuality, type Finding, type Word } from '@/lib/roof-check/verdict';
import { lookAside } from './look-aside';

export type CheckState =
  | { status: 'idle' }
  | { status: 'analyzing' }
  | { status: 'failed'; unfit: Unfit | 'notLoaded' }
  /** `file` is null once it was discarded. */
  | { status: 'found'; file: File | null; finding: Finding; copy: ImageBitmap };

/** One photograph at a time: the last one chosen counts. */
export function useRoofCheck() {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const [word, setSaid] = useState<Word>(null);
  const latest = useRef(0);

  const check = async (file: File | undefined) => {
    if (!file) return;
    const turn = ++latest.current;
    setSaid(null);
    setState({ status: 'analyzing' });
    const looked = await lookAside(file).catch(() => ({ ok: false, unfit: 'notLoaded' }) as const);
    if (turn !== latest.current) return;
    setState(
      looked.ok
        ? {
            status: 'found',
            file: isHighQuality(looked.finding) ? file : null,
            finding: looked.finding,
            copy: looked.copy,
          }
        : { status: 'failed', unfit: looked.unfit },
    );
  };
  /** What the visitor says of the photograph; of one that shows no roof nothing is kept. */
  const setWord = (said: Word) => {
    setSaid(said);
    if (said === 'none' && state.status === 'found') setState({ ...state, file: null });
  };
  return { state, word, setWord, check };
}

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files pasted into the page or dropped anywhere on it; true while one is held over it. */
export function useGivenFiles(onFile: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const give = useEffectEvent(onFile);
  useEffect(() => {
    const end = new AbortController();
    const on = <K extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: K,
      listener: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(type, listener, { signal: end.signal });
    on('paste', ({ clipboardData }) => give(clipboardData?.files[0]));
    on('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      if (!holdsFiles(event)) return;
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault();
      setOver(false);
      give(event.dataTransfer?.files[0]);
    });
    return () => end.abort();
  }, []);
  return isOver;
}
