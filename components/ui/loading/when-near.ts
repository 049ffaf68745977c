/** About a screen ahead: what is fetched then is there when the visitor is. */
const SCREEN_AHEAD = '800px 0px';

/**
 * Acts once, when an element comes near the window, and returns how to give that up. Always after the
 * present task, so that what is far down a page does not hold up its beginning.
 * @param margin how near, as an IntersectionObserver's `rootMargin` says it
 */
export function whenNear(element: Element, act: () => void, margin = SCREEN_AHEAD): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
