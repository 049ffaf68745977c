import type { IncomingMessage } from 'node:http';
import { MIN_HELD, type Holding } from './body-budget';
import type { Scan } from './body-scan';

export interface MinRate {
  bytes: number;
  /** Milliseconds in each of which so many bytes must come. */
  every: number;
}

/** A fifth of what a line of 2G brings (5 KB/s), with room for a pause of half a minute. */
export const MIN_RATE: MinRate = { bytes: 30 * 1024, every: 30_000 };

/** Bytes after which a body is looked at: not each time that a few have come. */
const LOOK = 4096;
const BLOCK = 64 * 1024;

/** Why a body was not read to its end. `gone`: the client left. */
export type Unread = 'too large' | 'too slow' | 'too many parts' | 'no room' | 'gone';

/** Blocks that fill up: pieces of a few bytes, kept as they come, would hold many times what they say. */
class Blocks {
  private readonly full: Buffer[] = [];
  private block = Buffer.allocUnsafeSlow(MIN_HELD);
  private used = 0;
  private looked = 0;

  constructor(
    private readonly holding: Holding,
    private readonly scan: Scan,
  ) {}

  /** What is wrong once a piece more is here; null if nothing is. */
  add(piece: Buffer): Unread | null {
    for (let at = 0; at < piece.length;) {
      if (this.used === this.block.length) {
        if (!this.look()) return 'too many parts';
        if (!this.holding.grow(BLOCK)) return 'no room';
        this.full.push(this.block);
        [this.block, this.used, this.looked] = [Buffer.allocUnsafeSlow(BLOCK), 0, 0];
      }
      const copied = piece.copy(this.block, this.used, at);
      this.used += copied;
      at += copied;
    }
    return this.used - this.looked < LOOK || this.look() ? null : 'too many parts';
  }

  look(): boolean {
    const piece = this.block.subarray(this.looked, this.used);
    this.looked = this.used;
    return piece.length === 0 || this.scan(piece);
  }

  whole(): Buffer {
    return Buffer.concat([...this.full, this.block.subarray(0, this.used)]);
  }
}

export interface Reading {
  /** Bytes at most. */
  largest: number;
  /** A body that is longer is handed over with what has come of it, for somebody else to refuse. */
  keepsLonger?: boolean;
  scan: Scan;
  rate: MinRate;
}

interface ReadBody {
  body: Promise<Buffer | Unread>;
  /** Ends the reading for want of room. */
  cut: () => void;
}

/** Reads a body as long as it is neither too long, too slow nor made of too many parts, and there is room for it. */
export function readBody(request: IncomingMessage, holding: Holding, reading: Reading): ReadBody {
  const { largest, keepsLonger, scan, rate } = reading;
  // Let go of at the end, since the listeners live as long as the request.
  let blocks: Blocks | null = new Blocks(holding, scan);
  let [size, before] = [0, 0];
  let settle!: (result: Buffer | Unread) => void;
  const body = new Promise<Buffer | Unread>((resolve) => (settle = resolve));
  const end = (result: Buffer | Unread) => {
    clearInterval(timer);
    request.removeListener('data', take).resume();
    blocks = null;
    settle(result);
  };
  const take = (piece: Buffer) => {
    if (!blocks) return;
    size += piece.length;
    const fault = blocks.add(piece);
    if (fault) end(fault);
    else if (size > largest) end(keepsLonger ? blocks.whole() : 'too large');
  };
  const timer = setInterval(() => {
    if (size - before < rate.bytes) end('too slow');
    before = size;
  }, rate.every).unref();
  request.on('data', take);
  request.once('end', () => blocks && end(blocks.look() ? blocks.whole() : 'too many parts'));
  request.once('close', () => end('gone'));
  request.on('error', () => end('gone'));
  return { body, cut: () => end('no room') };
}
