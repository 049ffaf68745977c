'use client';

import type { ReactNode } from 'react';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Back to the top. Shown by the style sheet once the page is scrolled; out of the tab order before. */
export function ToTop({ label, children }: { label: string; children: ReactNode }) {
  const rise = () => {
    window.scrollTo({ top: 0, behavior: still() ? 'instant' : 'smooth' });
    // The button is about to vanish: the keyboard goes on from the page's start.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      aria-label={label}
      className="float invisible ms-auto scrolled:visible"
      onClick={rise}
    >
      {children}
    </button>
  );
}
