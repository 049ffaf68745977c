/** Why a file cannot be looked at; the page has a hint for each. */
export type Unfit = 'notImage' | 'empty' | 'heic' | 'animated' | 'huge' | 'unreadable';

/** Pixels above which a picture is too large to open on a telephone. */
export const MAX_PIXELS = 80_000_000;

/** Bytes that are read to know a file by: the notes of a camera may stand before the size. */
export const HEAD_BYTES = 1024 * 1024;

export interface Size {
  width: number;
  height: number;
}

/** What the beginning of a file tells; the size as it is stored, before any turn, null where it is not told. */
interface Inspected {
  unfit: Unfit | null;
  size: Size | null;
}

interface Told {
  size: Size | null;
  animated?: boolean;
}

/** A reading view that answers 0 beyond the end: no file makes it fail. */
class Bytes {
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length() {
    return this.bytes.length;
  }
  byte(at: number) {
    return this.bytes[at] ?? 0;
  }
  text(at: number, length: number) {
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }
  u16(at: number, little = false) {
    return at + 2 <= this.length ? this.view.getUint16(at, little) : 0;
  }
  u32(at: number, little = false) {
    return at + 4 <= this.length ? this.view.getUint32(at, little) : 0;
  }
}

/** Walks the parts of a JPEG to the one that holds its size. */
function jpeg(bytes: Bytes): Told {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes.byte(at) !== 0xff) break;
    const mark = bytes.byte(at + 1);
    // Filling bytes before a part.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { size: { height: bytes.u16(at + 5), width: bytes.u16(at + 7) } };
    at += 2 + Math.max(bytes.u16(at + 2), 2);
  }
  return { size: null };
}

/** The note of an animation stands before the first pixels. */
function png(bytes: Bytes): Told {
  let animated = false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.u32(at)) {
    const type = bytes.text(at + 4, 4);
    if (type === 'IDAT') break;
    if (type === 'acTL') animated = true;
  }
  return { size: { width: bytes.u32(16), height: bytes.u32(20) }, animated };
}

function webp(bytes: Bytes): Told {
  const kind = bytes.text(12, 4);
  const three = (at: number) => bytes.byte(at) + bytes.byte(at + 1) * 256 + bytes.byte(at + 2) * 65536 + 1;
  if (kind === 'VP8X')
    return { size: { width: three(24), height: three(27) }, animated: (bytes.byte(20) & 2) !== 0 };
  if (kind === 'VP8L') {
    const bits = bytes.u32(21, true);
    return { size: { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } };
  }
  return { size: { width: bytes.u16(26, true) & 0x3fff, height: bytes.u16(28, true) & 0x3fff } };
}

/** Jumps over the sub-blocks of a GIF, each with its length before it. */
function afterBlocks(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes.byte(at) !== 0) at += 1 + bytes.byte(at);
  return at + 1;
}

const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** A GIF moves when it has more than one picture, or says how often to repeat. */
function gif(bytes: Bytes): Told {
  const size = { width: bytes.u16(6, true), height: bytes.u16(8, true) };
  let at = 13 + colourTable(bytes.byte(10));
  let pictures = 0;
  while (at < bytes.length) {
    const kind = bytes.byte(at);
    if (kind === 0x21) {
      if (bytes.byte(at + 1) === 0xff && bytes.text(at + 3, 8) === 'NETSCAPE')
        return { size, animated: true };
      at = afterBlocks(bytes, at + 2);
    } else if (kind === 0x2c) {
      if (++pictures > 1) break;
      at = afterBlocks(bytes, at + 11 + colourTable(bytes.byte(at + 9)));
    } else break;
  }
  return { size, animated: pictures > 1 };
}

/** An AVIF may be made of tiles: the largest size that its notes name is that of the whole. */
function avif(bytes: Bytes): Told {
  let size: Size | null = null;
  for (let at = 8; at + 16 <= Math.min(bytes.length, 64 * 1024); at++) {
    if (bytes.byte(at) !== 0x69 || bytes.text(at, 4) !== 'ispe') continue;
    const found = { width: bytes.u32(at + 8), height: bytes.u32(at + 12) };
    if (!size || found.width * found.height > size.width * size.height) size = found;
  }
  return { size, animated: bytes.text(8, 4) === 'avis' };
}

const bmp = (bytes: Bytes): Told => ({
  size: { width: bytes.u32(18, true), height: Math.abs(bytes.u32(22, true) | 0) },
});

const HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'];

type Kind = 'heic' | ((bytes: Bytes) => Told) | null;

/** The kind of a file by its first bytes: its name and what a device calls it may be wrong. */
function kindOf(bytes: Bytes): Kind {
  if (bytes.text(4, 4) === 'ftyp') {
    const brand = bytes.text(8, 4);
    if (brand === 'avif' || brand === 'avis') return avif;
    // Some AVIFs begin with the common brand and name their own among those they agree with.
    const others = bytes.text(16, Math.min(bytes.u32(0), 64) - 16);
    if (HEIC.includes(brand)) return others.includes('avif') ? avif : 'heic';
    return null;
  }
  if (bytes.u16(0) === 0xffd8 && bytes.byte(2) === 0xff) return jpeg;
  if (bytes.u32(0) === 0x89504e47) return png;
  if (bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'WEBP') return webp;
  if (bytes.text(0, 4) === 'GIF8') return gif;
  return bytes.text(0, 2) === 'BM' ? bmp : null;
}

/** What keeps a file from being looked at, as far as its beginning tells. Never fails, whatever the bytes are. */
export function inspect(head: Uint8Array): Inspected {
  if (head.length === 0) return { unfit: 'empty', size: null };
  const bytes = new Bytes(head);
  const kind = kindOf(bytes);
  if (kind === null) return { unfit: 'notImage', size: null };
  if (kind === 'heic') return { unfit: 'heic', size: null };
  const { size, animated } = kind(bytes);
  if (animated) return { unfit: 'animated', size };
  if (!size) return { unfit: null, size };
  const area = size.width * size.height;
  return { unfit: area === 0 ? 'unreadable' : area > MAX_PIXELS ? 'huge' : null, size };
}
