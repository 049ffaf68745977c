import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * What had the focus may go with what was marked, removed or taken back: then `to` has it, for keys such as those that
 * undo are heard within the tool alone.
 */
export function useFocusStays(marked: unknown, to: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isLost =
      focused.current && !focused.current.isConnected && document.activeElement === document.body;
    if (isLost) to.current?.focus({ preventScroll: true });
  }, [marked, to]);
  return {
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    // React tells nothing of an element that it takes away itself.
    onBlur: () => void (focused.current = null),
  };
}
