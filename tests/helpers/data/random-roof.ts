import type { Roof } from '@/lib/roof-quantities/geometry/roof';
import { pitchOfRise, riseOf } from '@/lib/roof-quantities/geometry/slope';

/* Roofs for tests, the same for the same seed. */

/** Numbers from 0 to 1 (mulberry32). */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A roof of any shape but that of single slopes, one that can be built. */
export function randomRoof(random: () => number): Exclude<Roof, { shape: 'planes' }> {
  const between = (least: number, most: number) => least + random() * (most - least);
  const length = between(1, 60);
  const pitch = between(5, 75);
  const shape = (['mono', 'gable', 'pyramid', 'hip', 't', 'l'] as const)[Math.floor(random() * 6)]!;
  switch (shape) {
    case 'hip': {
      const width = between(0.5, length);
      // The ends take up to all of the length between them.
      const share = between(0.1, 0.9);
      const height = (width / 2) * riseOf(pitch);
      const end = (part: number) => pitchOfRise(height / (length * part * between(0.2, 1)));
      return { shape, length, width, pitch, ends: [end(share), end(1 - share)] };
    }
    case 't':
    case 'l': {
      const width = between(0.5, 2 * length);
      const wing = { length: between(0.5, 30), width: between(0.1, 1) * Math.min(width, length) };
      return { shape, length, width, pitch, wing };
    }
    default:
      return { shape, length, width: between(0.5, 60), pitch };
  }
}
