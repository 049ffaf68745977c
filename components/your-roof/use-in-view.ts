import { useEffect, useEffectEvent, useRef } from 'react';
import { wantsStill } from '@/components/ui/loading/use-media-query';

/** Px that nobody sees. */
const HARDLY = 1;

const headerEnd = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

function scrollDown(top: number) {
  if (Math.abs(top) > HARDLY) window.scrollBy({ top, behavior: wantsStill() ? 'instant' : 'smooth' });
}

/** What is in view already is not scrolled to. */
const focusOn = (head: HTMLElement | null) =>
  head?.focus({ preventScroll: head.getBoundingClientRect().bottom < window.innerHeight });

/**
 * Keeps in view what was just opened: the picture, once a photograph was chosen, and the head of a step under the
 * picture, or beside it. What the browser puts back after a reload stays where it puts it.
 */
export function useInView(step: string, isNew: boolean) {
  const pane = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  const begin = useEffectEvent(() => {
    if (!isNew || !pane.current) return;
    scrollDown(pane.current.getBoundingClientRect().top - headerEnd());
    // The field that had the focus is gone.
    title.current?.focus({ preventScroll: true });
  });
  const follow = useEffectEvent(() => {
    if (shown.current === step || !pane.current || !panel.current) return;
    shown.current = step;
    const above = pane.current.getBoundingClientRect();
    const below = panel.current.getBoundingClientRect();
    const isBeside = Math.abs(below.x - above.x) > above.width / 2;
    const end = headerEnd() + (isBeside ? 0 : above.height);
    if (below.top < end - HARDLY) scrollDown(below.top - end);
    // The button that led here went to the end of the new step, or is gone: whoever goes on by keys begins at its head.
    const focused = document.activeElement;
    if (focused === document.body || panel.current.contains(focused)) focusOn(title.current);
  });
  useEffect(() => begin(), []);
  useEffect(() => follow(), [step]);
  return { pane, panel, title };
}
