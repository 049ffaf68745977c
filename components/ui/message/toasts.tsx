'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { TOAST_DUE } from './toast';
import type { ToastWords } from './toast-box';

// Fetched when somebody begins to use the page, so that it is there when a form is sent; at each of these until it is.
const BEGIN = ['keydown', 'pointerdown', TOAST_DUE] as const;

/** Room for short messages at the top; pages that say something there hold it. */
export function Toasts({ words }: { words: ToastWords }) {
  const [Box, setBox] = useState<ComponentType<{ words: ToastWords }> | null>(null);
  useEffect(() => {
    if (Box) return;
    const want = () =>
      void import('./toast-box').then(
        ({ ToastBox }) => setBox(() => ToastBox),
        () => undefined,
      );
    for (const event of BEGIN) window.addEventListener(event, want);
    return () => {
      for (const event of BEGIN) window.removeEventListener(event, want);
    };
  }, [Box]);
  return Box && <Box words={words} />;
}
