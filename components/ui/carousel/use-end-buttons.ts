import { useLayoutEffect, useRef } from 'react';

/**
 * The two buttons of something that ends: one that has the focus when it is disabled hands it to the other.
 * @returns refs for both
 */
export function useEndButtons(atStart: boolean, atEnd: boolean) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (atEnd && focused === next.current) previous.current?.focus();
    if (atStart && focused === previous.current) next.current?.focus();
  }, [atStart, atEnd]);
  return { previous, next };
}
