'use client';

import { useAnimate } from 'framer-motion/mini';
import { useEffect, type ReactNode } from 'react';
import { useReducedMotion } from './use-media-query';

interface Props {
  children: ReactNode;
  className?: string;
}

/** From the eaves up: the picture is laid once, when its lower edge first comes into view. */
const HIDDEN = 'inset(100% 0 0 0)';
const SHOWN = 'inset(0 0 0 0)';

/**
 * Wipes a picture in as it is scrolled into view, once. Without JavaScript, with reduced motion, and for
 * what is in view already when the page opens, the picture simply stands there.
 */
export function Reveal({ children, className }: Props) {
  const [scope, animate] = useAnimate<HTMLDivElement>();
  const still = useReducedMotion();

  useEffect(() => {
    const frame = scope.current;
    if (still || !frame || frame.getBoundingClientRect().top < window.innerHeight) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void animate(frame, { clipPath: [HIDDEN, SHOWN] }, { duration: 0.3, ease: [0.2, 0.7, 0.2, 1] });
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, [animate, scope, still]);

  return (
    <div ref={scope} className={className}>
      {children}
    </div>
  );
}
