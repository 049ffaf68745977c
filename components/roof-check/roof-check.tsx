'use client';

import { useEffect, type ReactNode } from 'react';
import type { RoofCheckWords } from '@/content/pages/roof-check';
import { offerPhoto } from '@/lib/core/carried-photo';
import { verdictOf, type Word } from '@/lib/roof-check/verdict';
import { MESSAGE } from './check-message';
import { CheckResult } from './check-result';
import { DropZone } from './drop-zone';
import { copyAside, dismissLook } from './look-aside';
import { useGivenFiles, useRoofCheck } from './use-roof-check';

interface Props {
  words: Pick<RoofCheckWords, 'zone' | 'result'>;
  /** Ways on for a photograph that is suitable. */
  next: ReactNode;
}

/** Takes a photograph by picker, camera, drop or paste, and says what is on it. */
export function RoofCheck({ words, next }: Props) {
  const { state, word, setWord, check } = useRoofCheck();
  const isOver = useGivenFiles((file) => void check(file));
  const verdict = state.status === 'found' ? verdictOf(state.finding, word) : null;
  const suitable = state.status === 'found' && verdict?.isSuitable ? state.file : null;
  useEffect(() => dismissLook, []);
  useEffect(() => offerPhoto(suitable && (() => copyAside(suitable))), [suitable]);
  const say = (said: Word) => {
    setWord(said);
    // The button that had the focus is gone.
    document.getElementById(MESSAGE)?.focus();
  };
  return (
    <div className="grid content-start gap-6">
      <DropZone
        words={words.zone}
        isOver={isOver}
        isDone={verdict !== null && verdict.isSuitable !== false}
        isWrong={state.status === 'failed'}
        onFile={check}
      />
      <CheckResult state={state} verdict={verdict} word={word} onWord={say} words={words.result} />
      {/* Only hidden while there is none: a form that somebody has begun stays as it is. */}
      <div hidden={!suitable} className="grid gap-4">
        {next}
      </div>
    </div>
  );
}
