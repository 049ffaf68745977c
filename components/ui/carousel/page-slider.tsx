'use client';

import {
  Children,
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { fill } from '@/lib/site/fill';
import { PageMarks } from '@/components/ui/layout/page-marks';
import type { PageSliderWords } from './page-slider-words';
import { arrowStep } from './reading-direction';
import { twoDigits } from '@/lib/text/two-digits';
import { StepButtons } from './step-buttons';
import { useCarousel } from './use-carousel';

interface Props {
  /** Spoken name of the whole. */
  label: string;
  words: PageSliderWords;
  /** Told which page is shown. */
  onTurn?: (index: number) => void;
  /** The pages, one element each, made on the server. */
  children: ReactNode;
}

/** On a phone the marks have a line of their own. */
const underButtons = 'max-sm:order-last max-sm:w-full max-sm:flex-none';

/** Where a key leads from a page: arrows turn one, Home and End go to the ends. */
function wayOf(event: KeyboardEvent, index: number, last: number): number {
  if (event.key === 'Home') return -index;
  return event.key === 'End' ? last - index : arrowStep(event);
}

/** Pictures wait until they are near; the page after the shown one is always near. */
const fetchPage = (page: Element | undefined) =>
  page?.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));

/** The row of pages: fetches the next one ahead and tells which one is shown. */
function usePages(index: number, onTurn: Props['onTurn']) {
  const row = useRef<HTMLDivElement>(null);
  // Only a turned page is told, not a new function to tell it to.
  const tell = useEffectEvent((place: number) => onTurn?.(place));
  useEffect(() => {
    if (index > 0) fetchPage(row.current?.children[index + 1]);
    tell(index);
  }, [index]);
  return row;
}

/**
 * A page that is left cannot keep the focus: turned from by a key, it goes on to the link of the page that is shown.
 * Returns what is to be told, and on which page, before it is turned.
 */
function useFocusFollows(row: RefObject<HTMLDivElement | null>, index: number) {
  const left = useRef<number>(null);
  // At every drawing: a page that was far away is filled only after it was turned to.
  useEffect(() => {
    if (left.current === null || left.current === index) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !row.current?.contains(activeElement);
    const link = row.current?.children[index]?.querySelector('a');
    if (!isElsewhere && !link) return;
    left.current = null;
    if (!isElsewhere) link?.focus({ preventScroll: true });
  });
  return () => {
    left.current = row.current?.contains(document.activeElement) ? index : null;
  };
}

/**
 * The one slider of pages: brochures, guides, catalogues and picture books. Stops at both ends; turned by
 * buttons, marks, arrow keys and finger. Without JavaScript the pages stand in a row that scrolls, but for those
 * marked `data-later`, which are filled when they are near.
 */
export function PageSlider({ label, words, onTurn, children }: Props) {
  const pages = Children.toArray(children);
  const { viewport, engine, ready, index, last, step, atStart, atEnd } = useCarousel();
  const row = usePages(index, onTurn);
  const leave = useFocusFollows(row, index);
  const total = pages.length;

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      onPointerEnter={() => fetchPage(row.current?.children[index + 1])}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const by = wayOf(event, index, last);
        if (!by) return;
        event.preventDefault();
        leave();
        step(by);
      }}
    >
      <div ref={viewport} aria-live="polite" className="slider-view">
        <div ref={row} className="flex touch-pan-y touch-pinch-zoom">
          {pages.map((page, place) => (
            <div
              key={place}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.nth, { nth: place + 1, total })}
              inert={ready ? place !== index : undefined}
              // Only the next page is fetched ahead: a picture that is not displayed is not, nor is it a link's name.
              className={`slider-page ${place > index + 1 ? 'not-noscript:[&_:is(a,img)]:hidden' : ''}`}
            >
              {page}
            </div>
          ))}
        </div>
      </div>
      {engine}
      <div className="slider-bar">
        {/* For the eye: each page has its place in its name. */}
        <p aria-hidden className="t-label me-auto whitespace-nowrap">
          {twoDigits(index + 1)} <span className="font-normal text-bitumen-soft">/ {twoDigits(total)}</span>
        </p>
        <PageMarks
          {...{ words, index, count: total, className: underButtons }}
          onGo={(place) => step(place - index)}
        />
        <StepButtons {...{ words, atStart, atEnd }} onStep={step} />
      </div>
    </section>
  );
}
