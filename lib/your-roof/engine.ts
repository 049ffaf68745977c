import { asJpeg, brushOf, canReadPixels, canvasOf, drawn } from '@/lib/photo/canvas';
import { HEAD_BYTES, MAX_PIXELS, inspect } from '@/lib/photo/picture-head';
import { captioned } from './caption';
import { checks } from './checks';
import { enlarge } from './laying/enlarge';
import { broadLight, recolour, study, type Study } from './laying/recolour';
import { brushed, type Stroke } from './marking/brush';
import { mask, type Mask } from './marking/mask';
import { snap } from './marking/snap';
import { unitOf, type Frame, type Picture, type Plane } from './picture/types';
import {
  MIN_SIDE,
  ROWS_ARE_LAID,
  SAVED,
  SEEN,
  type Answers,
  type Ask,
  type Opened,
  type Questions,
} from './protocol';

/*
 * Keeps one photograph, as large as it is saved and as it is seen, and the roof marked on it, so that a change of tile
 * costs the last step alone. Runs in a worker, or in the page where there is none.
 */

interface Photo {
  large: Picture;
  seen: Picture;
}

interface Held {
  planes: readonly Plane[];
  /** The mask before strokes, and what it was made of: a stroke costs no new search. */
  found: { mask: Mask; key: string };
  /** The mask with these strokes upon it: one more costs no other. */
  mask: Mask;
  strokes: readonly Stroke[];
  study: Study;
}

export type Engine = { [K in Ask]: (of: Questions[K]) => Answers[K] | Promise<Answers[K]> };

/** Veil over what counts as roof: a colour that no roof and no sky has. */
const VEIL = [0, 150, 136, 150] as const;
/** Qualities, and longest sides as a share of the whole, until a copy is light enough. */
const TRIES = [
  [1, 0.9],
  [1, 0.75],
  [0.7, 0.75],
  [0.5, 0.7],
] as const;

export function createEngine(): Engine {
  let photo: Photo | undefined;
  let held: Held | undefined;
  const opened = (): Photo => {
    if (!photo) throw new Error('no photograph');
    return photo;
  };
  const marked = (): Held => {
    if (!held) throw new Error('no roof is marked');
    return held;
  };
  return {
    async open({ file }) {
      [photo, held] = [undefined, undefined];
      const found = await openPhoto(file);
      if (!('seen' in found)) return found;
      photo = found;
      const { width, height } = found.seen;
      return { ok: true, size: { width, height }, view: await bitmapOf(found.seen) };
    },
    copy: ({ maxBytes }) => lightEnough(canvasOfPicture(opened().large), maxBytes),
    snap: ({ planes, only }) => snapped(opened().seen, planes, only),
    async look({ planes, strokes, findsObstacles }) {
      const { seen } = opened();
      const key = JSON.stringify([planes, findsObstacles]);
      const found =
        held?.found.key === key
          ? held.found
          : { key, mask: mask(seen, { planes: [...planes], out: [], through: [] }, findsObstacles) };
      const painted = held?.found === found && beginsWith(strokes, held.strokes) ? held : null;
      const now = brushed(painted?.mask ?? found.mask, strokes.slice(painted?.strokes.length ?? 0));
      held = { planes, found, mask: now, strokes, study: study(now, seen) };
      const reasons = checks(seen, { planes, mask: now });
      return {
        frame: now.frame,
        veil: await bitmapOf(veilOf(now)),
        reasons,
        leftOut: now.leftOut,
      };
    },
    async lay({ hexes, plate }) {
      const { seen } = opened();
      const roof = marked();
      const laid = recolour(seen, roof, hexes);
      const { frame } = roof.mask;
      const reasons = checks(seen, roof, laid);
      let { picture } = laid;
      if (ROWS_ARE_LAID && plate) {
        const { inRows } = await import('./laying/in-rows');
        picture = inRows({ ...roof, picture: seen, under: picture, reasons }, { plate, hexes });
      }
      return { frame, patch: await bitmapOf(picture, frame), reasons };
    },
    save({ hexes, caption, maxBytes }) {
      const { large, seen } = opened();
      const roof = marked();
      const whole = enlarge(roof.mask, large, large.width / seen.width);
      const of = { ...roof.study, base: broadLight(whole, large) };
      const { picture } = recolour(large, { mask: whole, study: of }, hexes);
      return lightEnough(captioned(picture, caption), maxBytes);
    },
  };
}

/** Whether all of `first` stands at the beginning of `strokes`: what a worker is told is a copy each time. */
const beginsWith = (strokes: readonly Stroke[], first: readonly Stroke[]): boolean =>
  JSON.stringify(strokes.slice(0, first.length)) === JSON.stringify(first);

/** The file upright, at the two sizes it is worked on; or why it cannot be. */
async function openPhoto(file: Blob): Promise<Photo | Extract<Opened, { ok: false }>> {
  try {
    const { unfit } = inspect(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (unfit) return { ok: false, unfit };
    if (!canReadPixels()) return { ok: false, unfit: 'blind' };
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const longest = Math.max(whole.width, whole.height);
    if (whole.width * whole.height > MAX_PIXELS) return { ok: false, unfit: 'huge' };
    if (longest < MIN_SIDE) return { ok: false, unfit: 'small' };
    const large = pictureOf(whole, Math.min(1, SAVED / longest));
    const seen = longest > SEEN ? pictureOf(whole, SEEN / longest) : large;
    whole.close();
    return { large, seen };
  } catch {
    return { ok: false, unfit: 'unreadable' };
  }
}

function pictureOf(whole: ImageBitmap, by: number): Picture {
  const [width, height] = [Math.round(whole.width * by), Math.round(whole.height * by)];
  const { data } = drawn(whole, width, height).brush.getImageData(0, 0, width, height);
  return { width, height, data };
}

function canvasOfPicture({ width, height, data }: Picture, part?: Frame) {
  const { x, y, ...size } = part ?? { x: 0, y: 0, width, height };
  const canvas = canvasOf(size.width, size.height);
  const whole = new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), width, height);
  brushOf(canvas).putImageData(whole, -x, -y);
  return canvas;
}

const bitmapOf = (picture: Picture, part?: Frame) => createImageBitmap(canvasOfPicture(picture, part));

/** JPEG of a canvas, smaller and rougher until it is light enough; null where none is. */
async function lightEnough(canvas: ReturnType<typeof canvasOf>, maxBytes = Infinity): Promise<Blob | null> {
  const whole = await createImageBitmap(canvas);
  for (const [by, quality] of TRIES) {
    const small =
      by === 1 ? canvas : drawn(whole, Math.round(whole.width * by), Math.round(whole.height * by)).canvas;
    const blob = await asJpeg(small, quality);
    if (blob && blob.size <= maxBytes) return blob;
  }
  return null;
}

function snapped(seen: Picture, planes: readonly Plane[], only: number): Answers['snap'] {
  const found = snap(seen, planes).planes[only]!;
  const others = planes.flatMap((plane, p) => (p === only ? [] : plane.corners));
  const near = unitOf(seen);
  const tapped = planes[only]!.corners;
  const corners = tapped.map((corner, i) =>
    others.some(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < near) ? corner : found.corners[i]!,
  );
  const moved = Math.max(...corners.map(({ x, y }, i) => Math.hypot(x - tapped[i]!.x, y - tapped[i]!.y)));
  return { plane: { ...found, corners }, moved };
}

function veilOf({ frame, alpha }: Mask): Picture {
  const data = new Uint8ClampedArray(alpha.length * 4);
  const [r, g, b, most] = VEIL;
  for (let at = 0, to = 0; at < alpha.length; at++, to += 4) {
    if (alpha[at] === 0) continue;
    data[to] = r;
    data[to + 1] = g;
    data[to + 2] = b;
    data[to + 3] = most * alpha[at]!;
  }
  return { width: frame.width, height: frame.height, data };
}
