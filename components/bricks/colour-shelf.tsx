'use client';

import { useEffect, type ReactNode } from 'react';
import { useHash } from '@/components/ui/address/use-hash';
import { useCurrentColour } from './use-current-colour';

interface Props {
  ids: readonly string[];
  /** What stands there for each of them, in the same order. */
  children: readonly ReactNode[];
}

/**
 * The gallery of the colour whose swatch or name was pressed. Without scripts, and on paper, all of them stand there
 * beside each other.
 */
export function ColourShelf({ ids, children }: Props) {
  const hash = useHash();
  const current = useCurrentColour(ids);

  // What was not displayed yet is no place to jump to: the browser leaves the way there to us.
  useEffect(() => {
    const place = hash === current ? document.getElementById(hash) : null;
    if (!place) return;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) place.scrollIntoView({ block: 'nearest' });
  }, [hash, current]);

  return (
    <ul className="grid gap-x-gutter gap-y-10 noscript:pt-10 noscript:sm:grid-cols-2 noscript:lg:grid-cols-3 print:grid-cols-3 print:pt-10">
      {ids.map((id, place) => (
        <li
          key={id}
          id={id}
          className={id === current ? undefined : 'not-print:not-noscript:not-target:hidden'}
        >
          {children[place]}
        </li>
      ))}
    </ul>
  );
}
