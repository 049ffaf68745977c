import type { Known } from './known';

/** px² of 1024. */
const SMALL = 40;

/** Holes of a few pixels are the roof's own grain. */
export function fillSmallHoles(belief: Float32Array, { inside, frame, unit }: Known): void {
  const { width, height } = frame;
  const least = SMALL * unit * unit;
  const seen = new Uint8Array(belief.length);
  for (let start = 0; start < belief.length; start++) {
    if (seen[start] || inside[start]! <= 0 || belief[start]! > 0.5) continue;
    const piece = [start];
    seen[start] = 1;
    for (let head = 0; head < piece.length; head++) {
      const at = piece[head]!;
      const x = at % width;
      for (const [to, ok] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, at >= width],
        [at + width, at < width * (height - 1)],
      ] as const)
        if (ok && !seen[to] && inside[to]! > 0 && belief[to]! <= 0.5) {
          seen[to] = 1;
          piece.push(to);
        }
    }
    if (piece.length < least)
      for (const at of piece) belief[at] = Math.max(belief[at]!, Math.min(0.97, 0.5 + inside[at]!));
  }
}
