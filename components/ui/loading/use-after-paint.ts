import { useEffect, useState } from 'react';

/** Calls back once the next frame is painted; what it gives back stops that. */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame's own callback runs before it is painted, a timer after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value as it was until the frame that shows its change is painted: for what may follow it. */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => afterPaint(() => setLate(value)), [value]);
  return late;
}

/** How many of `count` things are drawn: none in the first frame, and `piece` more with each that follows. */
export function useInPieces(count: number, piece: number): number {
  const [drawn, setDrawn] = useState(0);
  const isDone = drawn >= count;
  useEffect(() => (isDone ? undefined : afterPaint(() => setDrawn(drawn + piece))), [isDone, drawn, piece]);
  return drawn;
}
