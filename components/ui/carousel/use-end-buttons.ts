import { useLayoutEffect, useRef } from 'react';

const repeated = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/** Takes the focus. A key that is held presses again and again, and would press this button in its turn. */
function takeFocus(button: HTMLElement | null) {
  button?.focus();
  button?.addEventListener('keydown', repeated);
  window.addEventListener('keyup', () => button?.removeEventListener('keydown', repeated), { once: true });
}

/**
 * The two buttons of something that ends: one that has the focus when it is disabled hands it to the other.
 * @returns refs for both
 */
export function useEndButtons(atStart: boolean, atEnd: boolean) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (atEnd && focused === next.current) takeFocus(previous.current);
    if (atStart && focused === previous.current) takeFocus(next.current);
  }, [atStart, atEnd]);
  return { previous, next };
}
