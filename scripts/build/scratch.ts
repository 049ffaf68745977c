import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const LEAST = 1 << 20;

/**
 * Memory that one file after the other is read into. Thousands of buffers of their own cost more than all that is
 * done with them where a fault of a page of memory is dear (docs/decisions/329).
 */
export class Scratch {
  private memory = Buffer.allocUnsafe(LEAST);

  /** The content of a file, until the next one is read. */
  read(name: string): Buffer {
    const file = openSync(name, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > this.memory.length) this.memory = Buffer.allocUnsafe(size * 2);
      let length = 0;
      for (let got = -1; got !== 0 && length < size; length += got)
        got = readSync(file, this.memory, length, size - length, length);
      return this.memory.subarray(0, length);
    } finally {
      closeSync(file);
    }
  }
}

const SHORT = 22;

/** What tells a content from every other: 132 bits of its SHA-256. */
export const digestOf = (content: Buffer): string => hash('sha256', content, 'base64url').slice(0, SHORT);
