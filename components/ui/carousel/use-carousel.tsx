'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { EmblaEngineProps } from './embla-engine';
import { isRightToLeft } from './reading-direction';
import { wantsStill } from '@/components/ui/loading/use-media-query';
import { whenNear } from '@/components/ui/loading/when-near';

/** How many slides to move by; where that depends on how many are in view, reckoned from the places it can stop at. */
type Way = number | ((stops: number) => number);

interface Options {
  /** Past the last comes the first. */
  loop?: boolean;
}

const placeOf = (embla: EmblaCarouselType) => ({
  index: embla.selectedScrollSnap(),
  last: embla.scrollSnapList().length - 1,
});

/** Fetched when its box is about to come into view: not with the page where that is below the first screen. */
const ABOUT_TO_COME = '300px 0px';

interface Engine {
  Engine: ComponentType<EmblaEngineProps>;
  viewport: HTMLElement;
  direction: 'ltr' | 'rtl';
}

/** A carousel's engine, fetched as soon as its box is near; again when it is asked for after a failure. */
function useEngine() {
  // A ref, not a state: that would draw every carousel of a page twice when it begins to run.
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine>();
  const fetchEngine = useCallback(
    () =>
      void import('./embla-engine').then(
        ({ EmblaEngine }) =>
          viewport.current &&
          setEngine({
            Engine: EmblaEngine,
            viewport: viewport.current,
            direction: isRightToLeft(viewport.current) ? 'rtl' : 'ltr',
          }),
        () => undefined,
      ),
    [],
  );
  useEffect(
    () => (viewport.current ? whenNear(viewport.current, fetchEngine, ABOUT_TO_COME) : undefined),
    [fetchEngine],
  );
  return { viewport, engine, fetchEngine };
}

/**
 * The one carousel of the site: Embla, with its place as React state.
 * `index` is the first slide in view, `last` the highest index it can have; `engine` is to be rendered beside it.
 */
export function useCarousel({ loop = false }: Options = {}) {
  const { viewport, engine, fetchEngine } = useEngine();
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const direction = engine?.direction ?? 'ltr';
  const options = useMemo(
    () => ({ loop, align: 'start', containScroll: 'trimSnaps', direction }) as const,
    [loop, direction],
  );
  /** Steps asked for before it is measured are taken then. */
  const asked = useRef<Way[]>([]);
  const [place, setPlace] = useState({ index: 0, last: 0 });

  /**
   * Its place is followed from the first moment: who presses after it is shown as measured and before effects
   * have run moves it too. Both states at once: between the two it would stand at its start and its end, and both
   * buttons would rest.
   */
  const begin = useCallback((measured: EmblaCarouselType) => {
    const follow = () => setPlace(placeOf(measured));
    measured.on('select', follow).on('reInit', follow);
    setEmbla(measured);
    follow();
  }, []);

  /** Moves by any number of slides; wraps in a loop, stops at the ends otherwise. At once under reduced motion. */
  const step = useCallback(
    (way: Way) => {
      if (!embla) {
        asked.current.push(way);
        fetchEngine();
        return;
      }
      const count = embla.scrollSnapList().length;
      const target = embla.selectedScrollSnap() + (typeof way === 'number' ? way : way(count));
      const within = ((target % count) + count) % count;
      embla.scrollTo(loop ? within : Math.min(count - 1, Math.max(0, target)), wantsStill());
    },
    [fetchEngine, embla, loop],
  );

  useEffect(() => {
    if (embla) asked.current.splice(0).forEach(step);
  }, [embla, step]);

  return {
    viewport,
    engine: engine && <engine.Engine viewport={engine.viewport} options={options} onReady={begin} />,
    ready: Boolean(embla),
    ...place,
    step,
    atStart: !loop && place.index === 0,
    // Before it is measured it may go on: a step asked for then is taken afterwards.
    atEnd: !loop && Boolean(embla) && place.index === place.last,
  };
}
