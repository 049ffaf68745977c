'use client';

import type { ReactNode } from 'react';
import { wantsStill } from '@/components/ui/loading/use-media-query';

interface Props {
  label: string;
  className: string;
  children: ReactNode;
}

const rise = () => {
  window.scrollTo({ top: 0, behavior: wantsStill() ? 'instant' : 'smooth' });
  // The button is about to vanish: the keyboard goes on from the page's start.
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** Back to the top. Shown by the style sheet once the page is scrolled; out of the tab order before. */
export function ToTop({ label, className, children }: Props) {
  return (
    <button type="button" aria-label={label} className={className} onClick={rise}>
      {children}
    </button>
  );
}
