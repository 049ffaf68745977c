import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { frameAt, slowed, SPIN } from './spin';
import { useReducedMotion } from '@/components/ui/loading/use-media-query';

/**
 * A turn of so many pictures: dragged, with a swing when let go unless the visitor asked for a page that keeps
 * still; stepped; or turning by itself.
 * The angle is kept here and the nearest frame is what is to be seen.
 */
export function useSpin(frames: number) {
  const [frame, setFrame] = useState(0);
  const [playing, setPlaying] = useState(false);
  const angle = useRef(0);
  const speed = useRef(0);
  const held = useRef<number | null>(null);
  /** When it was last dragged on, in milliseconds of the page. */
  const movedAt = useRef(0);
  const swing = useRef(0);
  const isStill = useReducedMotion();

  const turnBy = (degrees: number) => {
    angle.current += degrees;
    setFrame(frameAt(angle.current, frames));
  };

  const halt = () => cancelAnimationFrame(swing.current);
  useEffect(() => () => cancelAnimationFrame(swing.current), []);

  useEffect(() => {
    if (!playing) return;
    const clock = setInterval(() => {
      angle.current += 360 / frames;
      setFrame(frameAt(angle.current, frames));
    }, SPIN.frameMs);
    return () => clearInterval(clock);
  }, [playing, frames]);

  const swingOn = () => {
    speed.current = slowed(speed.current);
    if (speed.current === 0) return;
    turnBy(speed.current);
    swing.current = requestAnimationFrame(swingOn);
  };

  const release = ({ timeStamp, isPrimary }: PointerEvent) => {
    if (held.current === null || !isPrimary) return;
    held.current = null;
    // Held still before it was let go: it stays where it was put.
    if (timeStamp - movedAt.current > SPIN.holdMs) speed.current = 0;
    if (!isStill) swing.current = requestAnimationFrame(swingOn);
  };

  return {
    frame,
    playing,
    toggle: () => {
      halt();
      setPlaying(!playing);
    },
    /** So many frames on. */
    step: (by: number) => {
      halt();
      setPlaying(false);
      angle.current = frame * (360 / frames);
      turnBy(by * (360 / frames));
    },
    drag: {
      onPointerDown: (event: PointerEvent) => {
        // A second finger enlarges the page, and turns nothing.
        if (event.button !== 0 || !event.isPrimary) return;
        halt();
        setPlaying(false);
        held.current = event.clientX;
        speed.current = 0;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (held.current === null || !event.isPrimary) return;
        // What is nearest to the eye follows the finger, so the house turns the other way.
        speed.current = -(event.clientX - held.current) * SPIN.sensitivity;
        held.current = event.clientX;
        movedAt.current = event.timeStamp;
        turnBy(speed.current);
      },
      onPointerUp: release,
      /** The browser took the finger for itself, to scroll or to enlarge: nobody let go with a swing. */
      onPointerCancel: () => {
        held.current = null;
      },
    },
  };
}
