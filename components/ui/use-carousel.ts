'use client';

import type { EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-media-query';
import { whenIdle } from './when-idle';
import { whenNear } from './when-near';

/** How many slides to move by; where that depends on how many are in view, reckoned from the places it can stop at. */
type Way = number | ((stops: number) => number);

interface Options {
  /** Past the last comes the first. */
  loop?: boolean;
  /** Whether a finger or mouse drags the slides; off where a swipe is counted by other means. */
  drag?: boolean;
  plugins?: EmblaPluginType[];
}

/**
 * The one carousel of the site: Embla, with its place as React state.
 * `index` is the first slide in view, `last` the highest index it can have.
 */
export function useCarousel({ loop = false, drag = true, plugins }: Options = {}) {
  const [attach, embla] = useEmblaCarousel(
    { loop, watchDrag: drag, watchFocus: drag, align: 'start', containScroll: 'trimSnaps' },
    plugins,
  );
  const frame = useRef<HTMLElement>(null);
  // Measured when it comes near, not while the page begins; one that ends must soon know where, for its buttons.
  const viewport = useCallback(
    (node: HTMLElement | null) => {
      frame.current = node;
      return node ? (loop ? whenNear(node, () => attach(node)) : whenIdle(() => attach(node))) : undefined;
    },
    [attach, loop],
  );
  /** A step asked for before it is measured is taken then. */
  const asked = useRef<Way>(0);
  const still = useReducedMotion();
  const [place, setPlace] = useState({ index: 0, last: 0 });

  useEffect(() => {
    if (!embla) return;
    const follow = () =>
      setPlace({ index: embla.selectedScrollSnap(), last: embla.scrollSnapList().length - 1 });
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  /** Moves by any number of slides; wraps in a loop, stops at the ends otherwise. At once under reduced motion. */
  const step = useCallback(
    (way: Way) => {
      if (!embla) {
        asked.current = way;
        attach(frame.current);
        return;
      }
      const count = embla.scrollSnapList().length;
      const target = embla.selectedScrollSnap() + (typeof way === 'number' ? way : way(count));
      embla.scrollTo(loop ? (target + count) % count : Math.min(count - 1, Math.max(0, target)), still);
    },
    [attach, embla, loop, still],
  );

  useEffect(() => {
    if (!embla || !asked.current) return;
    step(asked.current);
    asked.current = 0;
  }, [embla, step]);

  return {
    viewport,
    ready: Boolean(embla),
    ...place,
    step,
    atStart: !loop && place.index === 0,
    // Before it is measured it may go on: a step asked for then is taken afterwards.
    atEnd: !loop && Boolean(embla) && place.index === place.last,
  };
}
