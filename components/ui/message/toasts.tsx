'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_DUE } from './toast';
import type { ToastWords } from './toast-box';

const ToastBox = lazy(() => import('./toast-box').then((module) => ({ default: module.ToastBox })));

// Fetched when somebody begins to use the page, so that it is there when a form is sent.
const BEGIN = ['keydown', 'pointerdown', TOAST_DUE] as const;

/** Room for short messages at the top; pages that say something there hold it. */
export function Toasts({ words }: { words: ToastWords }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    for (const event of BEGIN) window.addEventListener(event, want, { once: true });
    return () => {
      for (const event of BEGIN) window.removeEventListener(event, want);
    };
  }, []);
  return (
    wanted && (
      <Suspense>
        <ToastBox words={words} />
      </Suspense>
    )
  );
}
