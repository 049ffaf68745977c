'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '@/components/ui/loading/use-media-query';
import { whenNear } from '@/components/ui/loading/when-near';

interface Props {
  children: ReactNode;
  className?: string;
}

/** From the eaves up: the picture is laid once, when its lower edge first comes into view. */
const HIDDEN = 'inset(100% 0 0 0)';
const SHOWN = 'inset(0 0 0 0)';
const IN_VIEW = '0px 0px -8% 0px';

const isBelow = (frame: Element) => frame.getBoundingClientRect().top >= window.innerHeight;

/** Fetches the motion when the frame comes near, and plays it when it comes into view. */
function layLater(frame: Element): () => void {
  let giveUp = whenNear(frame, () => {
    void import('framer-motion/dom/mini').then(({ animate }) => {
      if (!frame.isConnected || !isBelow(frame)) return;
      const lay = () =>
        void animate(frame, { clipPath: [HIDDEN, SHOWN] }, { duration: 0.3, ease: [0.2, 0.7, 0.2, 1] });
      giveUp = whenNear(frame, lay, IN_VIEW);
    });
  });
  return () => giveUp();
}

/**
 * Wipes a picture in as it is scrolled into view, once. Without JavaScript, with reduced motion, for what
 * is in view already when the page opens, and on a line that brings the motion too late, the picture simply
 * stands there.
 */
export function Reveal({ children, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();

  useEffect(() => {
    const frame = place.current;
    return still || !frame || !isBelow(frame) ? undefined : layLater(frame);
  }, [still]);

  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
