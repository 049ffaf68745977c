import { useRef, type TouchEvent } from 'react';
import { isRightToLeft } from './reading-direction';

/**
 * Handlers for a horizontal swipe by touch.
 * @param threshold least horizontal way in px that counts
 * @param onSwipe called with 1 for the next thing in reading order, -1 for the one before
 */
export function useSwipe(threshold: number, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const way = touch.clientX - start.current.x;
      const across = Math.abs(touch.clientY - start.current.y);
      start.current = null;
      if (Math.abs(way) <= threshold || across > Math.abs(way)) return;
      onSwipe(way < 0 === !isRightToLeft(event.currentTarget) ? 1 : -1);
    },
  };
}
