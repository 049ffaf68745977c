import { useEffect, useRef, type MouseEvent } from 'react';

/** Milliseconds in which a second press belongs to the first: two taps do a thing once, and stay. */
const ONE_PRESS = 700;

/**
 * A button that is a link, at the same place, once its work is done: the link takes the focus that the button had, and
 * is not followed by the second tap of the press that made it. `place` is around both.
 */
export function useBecomesLink<Place extends HTMLElement>(isDone: boolean) {
  const place = useRef<Place>(null);
  const pressedAt = useRef(-Infinity);
  const isPressed = useRef(false);

  useEffect(() => {
    if (isDone && isPressed.current) place.current?.querySelector('a')?.focus();
    isPressed.current = false;
  }, [isDone]);

  /** Told of a press, and whether it did the work. */
  const pressed = ({ timeStamp }: MouseEvent, worked: boolean) => {
    pressedAt.current = timeStamp;
    isPressed.current = worked;
  };
  const follow = (event: MouseEvent) => {
    if (event.timeStamp - pressedAt.current < ONE_PRESS) event.preventDefault();
  };
  return [place, pressed, follow] as const;
}
