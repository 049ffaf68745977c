import { boxBlur } from '@/lib/your-roof/picture/filters';
import type { Frame } from '@/lib/your-roof/picture/types';
import type { Known } from './known';

/*
 * A dormer, a roof window, solar panels: they stand on the roof and have roof round them, wholly or nearly. What hangs
 * together, is strange to the roof and is neither a speck, a line nor a large part of it, is one.
 */

/** px² and px of 1024; how much of the box round it a thing fills, and of the roof at most. */
const SMALL = 150;
const THIN = 7;
const FILLED = 0.3;
const LARGE = 0.2;
/** Half of what is too narrow to hold two things together, px of 1024. */
const NECK = 2;
/** A thing of at most this breadth and height may be the frame of a window: px of 1024. Dormers in a row are broader. */
const WINDOW = 64;
/** How much of a thing's border may lie on the outline: a part of the roof in another light has more. */
const OPEN = 0.15;

interface Piece {
  all: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Pixels on the outline. */
  open: number;
}

/** Writes 1 into `taken` at what stands on the roof, windows in it too. `strange` is 1 where a colour is not the roof's. */
export function takeEnclosed(
  taken: Uint8Array,
  strange: Uint8Array,
  { inside, frame, unit }: Pick<Known, 'inside' | 'frame' | 'unit'>,
): void {
  let roof = 0;
  for (const depth of inside) if (depth > 0) roof++;
  const within = { inside, frame, edge: (NECK + 2) * unit };
  const isThing = ({ all, left, right, top, bottom, open }: Piece): boolean => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return (
      open / within.edge <= OPEN * 2 * (wide + high) &&
      all.length >= SMALL * unit * unit &&
      Math.min(wide, high) >= THIN * unit &&
      all.length >= FILLED * wide * high &&
      all.length <= LARGE * roof
    );
  };
  const bayOf = ({ left, right, top, bottom }: Piece): number =>
    Math.max(right - left, bottom - top) < WINDOW * unit ? WINDOW * unit : 0;
  // A frame of a window is narrow itself: first as they are, then without what is narrow.
  for (const by of [0, Math.max(1, Math.round(NECK * unit))]) {
    const mean = by ? boxBlur(new Float32Array(strange), frame, by) : strange;
    const core = new Uint8Array(strange.length);
    for (let at = 0; at < core.length; at++) core[at] = mean[at]! > 0.95 && inside[at]! > 0 ? 1 : 0;
    for (let start = 0; start < core.length; start++) {
      if (!core[start]) continue;
      const piece = pieceAt(start, core, within);
      if (isThing(piece)) fill(taken, piece, { frame, inside, by, bay: bayOf(piece) });
    }
  }
}

interface Within {
  inside: Float32Array;
  edge: number;
  frame: Frame;
}

/** What hangs together from `start`; it is 0 in `core` afterwards. */
function pieceAt(start: number, core: Uint8Array, { inside, edge, frame: { width } }: Within): Piece {
  const first = { x: start % width, y: Math.floor(start / width) };
  const piece = { all: [start], left: first.x, right: first.x, top: first.y, bottom: first.y, open: 0 };
  core[start] = 0;
  for (let head = 0; head < piece.all.length; head++) {
    const at = piece.all[head]!;
    const x = at % width;
    const y = (at - x) / width;
    piece.left = Math.min(piece.left, x);
    piece.right = Math.max(piece.right, x);
    piece.top = Math.min(piece.top, y);
    piece.bottom = Math.max(piece.bottom, y);
    if (inside[at]! <= edge) piece.open++;
    // The frame has a margin round the roof: there is a pixel on every hand.
    for (const to of [at - 1, at + 1, at - width, at + width])
      if (core[to]) {
        core[to] = 0;
        piece.all.push(to);
      }
  }
  return piece;
}

/**
 * The piece with `by` px round it, and all it surrounds: what of its box cannot be reached from the box's border, and bays
 * of at most `bay` px that are closed on three sides, as the window is whose upper bar lies in the shade.
 */
function fill(
  taken: Uint8Array,
  { all, left, right, top, bottom }: Piece,
  { frame: { width }, inside, by, bay }: Pick<Within, 'frame' | 'inside'> & { by: number; bay: number },
): void {
  const margin = by + 1;
  const [wide, high] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
  const box = new Uint8Array(wide * high);
  for (const at of all) {
    const x = (at % width) - left + margin;
    const y = Math.floor(at / width) - top + margin;
    for (let dy = -by; dy <= by; dy++) box.fill(1, (y + dy) * wide + x - by, (y + dy) * wide + x + by + 1);
  }
  const across = gapsOf(box, { wide, high, step: 1 });
  const down = gapsOf(box, { wide, high, step: wide });
  flood(box, wide, high);
  for (let y = 0, i = 0; y < high; y++)
    for (let x = 0; x < wide; x++, i++) {
      const at = (y + top - margin) * width + x + left - margin;
      const isBay =
        bay > 0 && ((across[i]! <= bay && down[i]! < NONE) || (down[i]! <= bay && across[i]! < NONE));
      if ((box[i] !== 2 || isBay) && inside[at]! > 0) taken[at] = 1;
    }
}

/** A gap that ends on one side alone, and one that ends on neither. */
const HALF = 1e4;
const NONE = 1e5;

/** How long the gap of the piece is in which each pixel lies, along a row (`step` 1) or a column. */
function gapsOf(
  box: Uint8Array,
  { wide, high, step }: { wide: number; high: number; step: number },
): Float32Array {
  const gaps = new Float32Array(box.length);
  const [lines, length] = step === 1 ? [high, wide] : [wide, high];
  for (let line = 0; line < lines; line++) {
    const first = line * (step === 1 ? wide : 1);
    let begun = 0;
    for (let i = 0; i <= length; i++) {
      if (i < length && !box[first + i * step]) continue;
      const ends = Number(begun > 0) + Number(i < length);
      const gap = ends === 2 ? i - begun : ends === 1 ? HALF : NONE;
      for (let at = begun; at < i; at++) gaps[first + at * step] = gap;
      begun = i + 1;
    }
  }
  return gaps;
}

/** Writes 2 where 0 can be reached from the border. */
function flood(box: Uint8Array, wide: number, high: number): void {
  const outside = [0];
  box[0] = 2;
  for (let head = 0; head < outside.length; head++) {
    const at = outside[head]!;
    const x = at % wide;
    for (const [to, ok] of [
      [at - 1, x > 0],
      [at + 1, x < wide - 1],
      [at - wide, at >= wide],
      [at + wide, at < wide * (high - 1)],
    ] as const)
      if (ok && box[to] === 0) {
        box[to] = 2;
        outside.push(to);
      }
  }
}
