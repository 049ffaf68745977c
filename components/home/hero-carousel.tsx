'use client';

import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { useReducedMotion } from '@/components/ui/loading/use-media-query';
import { useSwipe } from '@/components/ui/carousel/use-swipe';
import { fill } from '@/lib/site/fill';
import { HeroClock } from './hero-clock';
import { HeroReel } from './hero-reel';
import type { HeroWords } from './hero-words';

interface Props {
  label: string;
  /** The title of the page, which the first slide shows. */
  title: string;
  words: HeroWords;
  children: ReactNode;
}

/** When the pictures of slides to come may be fetched, in ms: after the first one has arrived, before it goes. */
const FETCH_REST = 3000;

/** How long a slide stays, in ms, and how far a finger must move, in px (specification 9.1). */
const STAY = 5000;
const SWIPE = 50;

/** All in the same cell, so that the tallest keeps the place of what follows. */
const SLIDE = 'min-w-0 transition-[opacity,visibility] duration-slow [grid-area:1/1]';
const GONE = 'not-noscript:invisible not-noscript:opacity-0';
/** A picture that is not displayed is not fetched, so the first one has the line to itself. */
const NOT_FETCHED = 'not-noscript:[&_img]:hidden';

/** When the pictures after the first are fetched, and what is waited for before the next slide comes by itself. */
function usePictures(index: number, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [rest, setRest] = useState(false);

  // A slide that was left stays in view while it fades: from then on every picture is displayed.
  if (index !== 0 && !rest) setRest(true);

  useEffect(() => {
    const timer = setTimeout(() => setRest(true), FETCH_REST);
    return () => clearTimeout(timer);
  }, []);

  // Whoever presses sees the words at once; by itself it never goes to a picture that is still on its way.
  const wait = useCallback(() => {
    const coming = list.current?.children[(index + 1) % count]?.querySelector('img');
    return coming && !coming.complete ? coming.decode().catch(() => undefined) : undefined;
  }, [index, count]);
  return { list, wait, rest };
}

/**
 * The page's opening: slides that follow each other until somebody takes over. They lie in one place and fade by
 * style alone: nothing is dragged here, so no engine is fetched for what everybody sees first.
 */
export function HeroCarousel({ label, title, words, children }: Props) {
  const slides = Children.toArray(children);
  const [index, setIndex] = useState(0);
  const ready = useHydrated();
  const [wanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const [asked, setAsked] = useState(false);
  const playing = wanted && (!still || asked);
  /** What the button says: a resting mouse stops it too. */
  const going = playing && !held;
  const running = ready && going;

  const count = slides.length;
  const step = useCallback((way: 1 | -1) => setIndex((at) => (at + way + count) % count), [count]);
  const next = useCallback(() => step(1), [step]);
  const swipe = useSwipe(SWIPE, step);
  const { list, wait, rest } = usePictures(index, count);

  const toggle = () => {
    setWanted(!going);
    setAsked(!going);
    setHeld(false);
  };

  return (
    <section
      aria-roledescription={words.roles.whole}
      aria-label={label}
      className="relative [--picture:clamp(13rem,40svh,42rem)] md:[--picture:clamp(19rem,58svh,42rem)]"
      // Whoever reaches it by keyboard reads at their own pace; it goes on only when asked to.
      onFocus={(event) =>
        event.target.matches(':focus-visible') && !event.target.hasAttribute('data-play') && setWanted(false)
      }
    >
      {/* The slide that has the title is inert while another is shown: the page keeps its heading. */}
      {index !== 0 && <h1 className="sr-only">{title}</h1>}
      <div className="no-print absolute inset-x-0 top-[var(--picture)] z-10 noscript:hidden">
        <HeroReel
          index={index}
          count={count}
          playing={going}
          words={words}
          onToggle={toggle}
          onStep={step}
          clock={
            <HeroClock
              key={index}
              running={running}
              stay={STAY}
              onEnd={next}
              wait={wait}
              className="order-2 grow"
            />
          }
        />
      </div>
      <div
        className="touch-pan-y touch-pinch-zoom"
        // Not over the controls: there a press stops it and starts it.
        onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
        onPointerLeave={() => setHeld(false)}
        {...swipe}
      >
        <div
          ref={list}
          className="grid grid-cols-1 items-start noscript:block"
          aria-live={running ? 'off' : 'polite'}
        >
          {slides.map((slide, place) => (
            <div
              key={place}
              role="group"
              aria-roledescription={words.roles.part}
              aria-label={fill(words.nth, { nth: place + 1, total: count })}
              inert={ready ? place !== index : undefined}
              className={`${SLIDE} ${place === index ? '' : GONE} ${rest || place === index ? '' : NOT_FETCHED}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
