'use client';

import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { keepOnDevice } from '@/lib/simulator/device-designs';

interface Props {
  code: string;
  /** `refused`: the browser stores nothing. */
  words: { keep: string; kept: string; full: string; refused: string };
}

/** Keeps a design on the device until somebody signs in there. */
export function KeepOnDevice({ code, words }: Props) {
  const [answer, setAnswer] = useState('');
  return (
    <span className="no-print inline-flex flex-wrap items-center gap-x-3 noscript:hidden">
      <button
        type="button"
        className="t-label text-link gap-2"
        onClick={() => setAnswer(words[keepOnDevice(code)])}
      >
        <Bookmark aria-hidden />
        {words.keep}
      </button>
      <span role="status" className="t-note">
        {answer}
      </span>
    </span>
  );
}
