import type { ReactNode } from 'react';

/** Words with a hyphen; longer ones may break, or they would not fit a telephone. */
const HYPHENED = /(?<![^\s])(\S{1,12}-\S{1,12})(?![^\s])/;

/** A title whose `dry-fix` stays on one line: browsers break words at hyphens, and no style forbids that alone. */
export const unbroken = (title: string): ReactNode =>
  // Every second part is what the expression caught.
  title.split(HYPHENED).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
