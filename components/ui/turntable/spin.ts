/* The arithmetic of a picture that is turned round. Angles in degrees. Pure. */

export const SPIN = {
  /** Milliseconds a frame stays while it turns by itself. */
  frameMs: 200,
  /** Degrees for each pixel it is dragged. */
  sensitivity: 0.2,
  /** What is left of the speed after each animation frame once it is let go. */
  decay: 0.92,
  /** Milliseconds without a move after which it is held still, and has no speed when it is let go. */
  holdMs: 100,
  /** Speed in degrees for each animation frame below which it stands. */
  rest: 0.05,
} as const;

/** The frame nearest to an angle, of so many in a full turn. */
export function frameAt(degrees: number, frames: number): number {
  const nearest = Math.round(degrees / (360 / frames)) % frames;
  return (nearest + frames) % frames;
}

/** Speed after one animation frame; 0 once it stands. */
export function slowed(speed: number): number {
  const next = speed * SPIN.decay;
  return Math.abs(next) < SPIN.rest ? 0 : next;
}
