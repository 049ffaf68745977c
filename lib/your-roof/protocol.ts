import type { Unfit } from '@/lib/photo/picture-head';
import type { Reason } from './checks';
import type { Plate } from './laying/tile';
import type { Stroke } from './marking/brush';
import type { Frame, Plane, Size } from './picture/types';

/* What the page asks of the engine, which works beside it in a worker, and what it is told. */

/** Longest side, px, of the copy that is marked and shown, and of the picture that is saved. */
export const SEEN = 1024;
export const SAVED = 2048;
/** Longest side, px, below which a roof has too few pixels to be marked. */
export const MIN_SIDE = 640;
/** Whether a roof may be laid anew in rows instead of recoloured; docs/decisions/270 has the gate. */
export const ROWS_ARE_LAID = false;
/** Planes that are marked at most. */
export const MAX_PLANES = 6;
/** Corners of one plane at most. */
export const MAX_CORNERS = 12;

/** All a visitor marked. Coordinates are px of the copy that is shown. */
export interface RoofMarks {
  planes: readonly Plane[];
  strokes: readonly Stroke[];
  /** Whether trees, chimneys and wires before the roof are looked for. */
  findsObstacles: boolean;
}

/** What stands under a saved picture. */
export interface Caption {
  title: string;
  note: string;
  /** Where it was made. */
  aside: string;
  direction: 'ltr' | 'rtl';
}

export interface Questions {
  open: { file: Blob };
  /** A copy of the photograph to be kept or sent: upright, without anything a camera noted. */
  copy: { maxBytes?: number };
  /** The corners of one plane drawn to the edges they are near; those it shares with another plane stay. */
  snap: { planes: readonly Plane[]; only: number };
  look: RoofMarks;
  /** With the relief of a tile its rows are laid, once `ROWS_ARE_LAID`. */
  lay: { hexes: readonly string[]; plate?: Plate };
  save: { hexes: readonly string[]; caption: Caption; maxBytes?: number };
}

export type Opened =
  { ok: true; size: Size; view: ImageBitmap } | { ok: false; unfit: Unfit | 'small' | 'blind' };

export interface Answers {
  open: Opened;
  copy: Blob | null;
  snap: { plane: Plane; moved: number };
  /** The veil covers what counts as roof. */
  look: { frame: Frame; veil: ImageBitmap; reasons: Reason[]; leftOut: number };
  /** The part of the picture that was changed. */
  lay: { frame: Frame; patch: ImageBitmap; reasons: Reason[] };
  save: Blob | null;
}

export type Ask = keyof Questions;

/** One question of any kind, with its number. */
export type Order = { [K in Ask]: { id: number; ask: K; of: Questions[K] } }[Ask];
/** A fault with `isNothingLeft` is that of the marks: a class does not come over from a worker. */
export type Reply =
  { id: number; answer: Answers[Ask] } | { id: number; fault: string; isNothingLeft?: boolean };
