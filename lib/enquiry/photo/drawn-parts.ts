import { inflateSync } from 'node:zlib';
import { hasFewParts } from './photo-cost';

/*
 * What a decoder is given of a file: the parts in which the pixels, their colours and their turn are, each once. The
 * rest costs it what no size of the picture tells of: packed text of a PNG takes the square of its length (a file of
 * 44 KB 4 s of a core), the pictures of a moving WebP that of their number (5 MB 9 s).
 */

/** Parts of a file at most: encoders write pixels in pieces of 4 KB or more, 5 MB are 1,200 of them. */
const MAX_CHUNKS = 10_000;
/** Bytes of a camera's notes, as many as a JPEG can hold: only the turn of the picture is read of them. */
const MAX_NOTES = 0xffff;
/** Bytes of a profile of colours once it is unpacked: those of cameras and screens take 0.5 to 60 KB. */
const MAX_PROFILE = 1_000_000;

interface Chunk {
  name: string;
  content: Buffer;
  whole: Buffer;
}

interface Container {
  /** Bytes before the first part, and those of a part beside its content. */
  start: number;
  around: number;
  /** What a part that begins here is called, where in it its content begins, and bytes of that. */
  read: (file: Buffer, at: number) => { name: string; from: number; length: number };
  /** Its parts have an even length; the byte that fills them up is not counted. */
  isEven: boolean;
  keeps: (chunk: Chunk) => boolean;
  /** The part of which there may be several. */
  several?: string;
  join: (parts: Buffer[]) => Buffer;
}

const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);

/** Whether a profile of a PNG, packed behind its name, is one of a usual length. */
function isShortProfile(content: Buffer): boolean {
  try {
    inflateSync(content.subarray(content.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE });
    return true;
  } catch {
    return false;
  }
}

const OF_PNG = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'];

const PNG: Container = {
  start: 8,
  around: 12,
  read: (file, at) => ({ name: nameAt(file, at + 4), from: at + 8, length: file.readUInt32BE(at) }),
  isEven: false,
  keeps: ({ name, content }) =>
    OF_PNG.includes(name) ||
    (name === 'eXIf' && content.length <= MAX_NOTES) ||
    (name === 'iCCP' && isShortProfile(content)),
  several: 'IDAT',
  join: (parts) => Buffer.concat(parts),
};

const OF_WEBP = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];

const WEBP: Container = {
  start: 12,
  around: 8,
  read: (file, at) => ({ name: nameAt(file, at), from: at + 8, length: file.readUInt32LE(at + 4) }),
  isEven: true,
  keeps: ({ name, content }) => OF_WEBP.includes(name) || (name === 'EXIF' && content.length <= MAX_NOTES),
  join: (parts) => {
    const file = Buffer.concat(parts);
    file.writeUInt32LE(file.length - 8, 4);
    return file;
  },
};

/** The file with what is kept of it; null where it breaks off in the middle of a part, or has too many. */
function bare(file: Buffer, { start, around, read, isEven, keeps, several, join }: Container): Buffer | null {
  const parts = [file.subarray(0, start)];
  const seen = new Set<string>();
  let at = start;
  for (let count = 0; at + around <= file.length; count += 1) {
    const { name, from, length } = read(file, at);
    if (at + around + length > file.length || count === MAX_CHUNKS) return null;
    const next = at + around + length + (isEven ? length % 2 : 0);
    const chunk = { name, content: file.subarray(from, from + length), whole: file.subarray(at, next) };
    const isNew = name === several || !seen.has(name);
    if (isNew && keeps(chunk)) parts.push(chunk.whole);
    seen.add(name);
    at = next;
  }
  return join(parts);
}

/**
 * What is to be decoded of a photograph (JPEG, PNG or WebP by its first bytes); null where it is none, breaks off or
 * is made of more parts than any camera writes. Other readers (SVG, TIFF, PDF) never see what a visitor sent.
 */
export function drawnParts(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return hasFewParts(file) ? file : null;
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return bare(bytes, PNG);
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? bare(bytes, WEBP) : null;
}
