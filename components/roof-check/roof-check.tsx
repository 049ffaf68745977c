'use client';

import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import { DropZone } from '@/components/photo/drop-zone';
import { useGivenFiles } from '@/components/photo/use-given-files';
import type { RoofCheckWords } from '@/content/pages/tools/roof-check';
import type { PhotoAttachment } from '@/lib/enquiry-attachment/attachment';
import { verdictOf, type Word } from '@/lib/roof-check/verdict';
import { MESSAGE } from './message';
import { CheckResult } from './check-result';
import { copyInWorker, dismissWorker, prepareWorker } from './analyse-in-worker';
import { useRoofCheck } from './use-roof-check';

interface Props {
  words: Pick<RoofCheckWords, 'zone' | 'result'>;
  /** Ways on: the sentence before them for a photograph that is suitable and for one that is not, and they themselves. */
  next: { suitable: string; otherwise: string; ways: ReactNode };
}

/** Takes a photograph by picker, camera, drop or paste, and says what is on it. */
export function RoofCheck({ words, next }: Props) {
  const { state, word, setWord, check } = useRoofCheck();
  const isOver = useGivenFiles((file) => void check(file));
  const verdict = state.status === 'found' ? verdictOf(state.finding, word) : null;
  // One that is too small or that shows no roof for the check may be sent all the same.
  const offered = state.status === 'found' && verdict?.isSuitable !== null ? state.file : null;
  // What there is to say comes first: the form below is long to lay out.
  const isOffered = useDeferredValue(!!offered);
  useEffect(() => dismissWorker, []);
  const photo = useMemo(
    (): PhotoAttachment | null => offered && { kind: 'photo', copy: () => copyInWorker(offered) },
    [offered],
  );
  const say = (said: Word) => {
    setWord(said);
    // The button that had the focus is gone.
    document.getElementById(MESSAGE)?.focus();
  };
  return (
    <div className="grid content-start gap-6">
      <DropZone
        words={words.zone}
        message={MESSAGE}
        isOver={isOver}
        isDone={verdict !== null && verdict.isSuitable !== false}
        isWrong={state.status === 'failed'}
        prepare={prepareWorker}
        onFile={check}
      />
      <CheckResult state={state} verdict={verdict} word={word} onWord={say} words={words.result} />
      {/* Only hidden while there is none: a form that somebody has begun stays as it is. */}
      <div hidden={!isOffered} className="grid gap-4">
        <p>{verdict?.isSuitable ? next.suitable : next.otherwise}</p>
        <AttachmentContext value={photo}>{next.ways}</AttachmentContext>
      </div>
    </div>
  );
}
