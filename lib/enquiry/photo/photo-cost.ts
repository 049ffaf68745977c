import type { Metadata } from 'sharp';

/*
 * What decoding a picture costs beyond its pixels. One that comes in passes (a progressive JPEG, an interlaced PNG) is
 * held as a whole until the last of them, and each pass of a JPEG goes over all of it, however few bytes it has:
 * between two rows a decoder looks at the clock, within the passes it does not.
 */

/** What the head of a picture tells of it. */
export type Told = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/** Bytes that such a picture may take: 48 megapixels of a progressive JPEG take 144 MB, of an interlaced PNG 144 or 192. */
const MAX_HELD_BYTES = 210_000_000;
/** Passes of a JPEG: encoders write ten, or fourteen. */
const MAX_PASSES = 30;
/**
 * Parts of a JPEG with all of its notes: a profile has 255 at most, long notes are parts of 64 KB, tables come with each
 * pass. A million empty ones take a decoder 6 s and 314 MB.
 */
const MAX_SEGMENTS = 500;

/** Samples for each pixel of a JPEG, where its colours are less fine than its light. */
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };

/** Bytes that are held at once while a picture is decoded; 0 where that is a few rows. */
function heldBytes(picture: Told): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling = '' } = picture;
  if (!isProgressive) return 0;
  const samples = channels === 3 ? (SAMPLES[chromaSubsampling] ?? 3) : channels;
  // Coefficients of a JPEG are numbers of two bytes.
  return width * height * samples * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

const [FILL, START, END, SCAN] = [0xff, 0xd8, 0xd9, 0xda];
/** Marks without a length: those that begin and end a picture, and those between its rows. */
const isBare = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= END);

/** The place of the next mark after the compressed pixels that begin here. */
function afterPixels(file: Uint8Array, from: number): number {
  let at = file.indexOf(FILL, from);
  // In pixels a byte of ones is followed by a zero, or by a mark between rows.
  while (at >= 0 && (file[at + 1] === 0 || (file[at + 1]! >= 0xd0 && file[at + 1]! < START)))
    at = file.indexOf(FILL, at + 2);
  return at < 0 ? file.length : at;
}

/**
 * Whether a JPEG has no more parts and passes than cameras and encoders write. What stands behind its end, such as a
 * second picture, is not looked at, and marks between rows of pixels are no parts.
 */
export function hasFewParts(file: Uint8Array): boolean {
  let [passes, segments, at] = [0, 0, 0];
  while (at + 4 <= file.length && passes <= MAX_PASSES && segments <= MAX_SEGMENTS) {
    const mark = file[at + 1]!;
    if (file[at] !== FILL || mark === FILL) at += 1;
    else if (mark === END) break;
    else if (isBare(mark)) at += 2;
    else {
      at += 2 + Math.max(2, file[at + 2]! * 256 + file[at + 3]!);
      segments += 1;
      if (mark !== SCAN) continue;
      passes += 1;
      at = afterPixels(file, at);
    }
  }
  return passes <= MAX_PASSES && segments <= MAX_SEGMENTS;
}

/** Whether a picture can be decoded with little more memory than its pixels ask for. */
export const isCheap = (picture: Told): boolean => heldBytes(picture) <= MAX_HELD_BYTES;

/** The type of a row of steps in a profile (ICC.1:2010, 10.14): the only one of any number, each done with all colours. */
const STEPS = 'mpet';

/**
 * Whether the colours of a picture are converted in a bounded number of steps, by tables and curves as all cameras
 * write them. A profile of 22 KB in 1,000 steps took 2.5 s for 16 pixels.
 */
export const isPlainProfile = (profile: Buffer | undefined): boolean => !profile?.includes(STEPS);
