import type { Locator } from '@playwright/test';

/** A finger drawn across an element, from one place in px to another. */
export const swipe = (over: Locator, from: number, to: number) =>
  over.evaluate(
    (target, way) => {
      const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
      const fire = (type: string, x: number, down: boolean) =>
        target.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: down ? [touch(x)] : [],
            changedTouches: [touch(x)],
          }),
        );
      fire('touchstart', way.from, true);
      fire('touchend', way.to, false);
    },
    { from, to },
  );
