import type { Advance } from './font-advance';

interface Box {
  /** Pixels a line may be wide. */
  width: number;
  lines: number;
  /** Largest size in pixels. */
  size: number;
  /** Letter spacing in em. */
  tracking: number;
}

interface FittedTitle {
  lines: string[];
  size: number;
}

/** Every way to break the words into at most `count` lines. */
function* breaks(words: string[], count: number): Generator<string[]> {
  yield [words.join(' ')];
  if (count === 1) return;
  for (let at = 1; at < words.length; at++) {
    for (const rest of breaks(words.slice(at), count - 1)) yield [words.slice(0, at).join(' '), ...rest];
  }
}

/**
 * Breaks a title where it can stand largest; of equals, the one with fewer lines, then the more even one.
 * It never leaves its box.
 */
export function fitTitle(
  title: string,
  advance: Advance,
  { width, lines, size, tracking }: Box,
): FittedTitle {
  const ems = (line: string) => [...line].reduce((sum, letter) => sum + advance(letter) + tracking, 0);
  const candidates = [...breaks(title.split(' '), lines)].map((broken) => {
    const widest = Math.max(...broken.map(ems));
    return { lines: broken, widest, size: Math.min(size, Math.floor(width / widest)) };
  });
  candidates.sort((a, b) => b.size - a.size || a.lines.length - b.lines.length || a.widest - b.widest);
  const [best] = candidates;
  return { lines: best!.lines, size: best!.size };
}
