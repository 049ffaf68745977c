import { closeSync, openSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Body, Span } from '../../server/static/static-archive-format';
import { Scratch } from './scratch';

/** As small as can be. A build that is only looked at, in a test, saves that by less. */
export const SMALLEST = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
/** 5 % larger, in a second: what a first start serves until its next one. */
export const QUICK = Math.min(5, SMALLEST);
/** Of gzip: the best, and what is 1 % larger in two thirds of its time. */
const GZIP = { best: 9, quick: 6 } as const;
/** Most answers are shorter when packed, so that each comes in one piece. */
const PIECE = 64 * 1024;

/**
 * What else than the best is worth its time (docs/decisions/280). Data of the router, fetched ahead or at a press: 1.4 %
 * larger than the best in a quarter of its time. All of a page that is one of very many: 8 % larger in a sixtieth, and
 * what packing costs grows with them.
 */
export const WORTH = { data: 10, ofMany: 8 } as const;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(text: Buffer, quality: number): Promise<[br: Buffer, gzip: Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const level = quality <= QUICK ? GZIP.quick : GZIP.best;
  return Promise.all([
    toBrotli(text, { params, chunkSize: PIECE }),
    toGzip(text, { level, chunkSize: PIECE }),
  ]);
}

export interface Text {
  /** Its content, read anew each time: those of thousands of pages do not fit into memory together. */
  read: (scratch: Scratch) => Buffer;
  /** The highest quality of Brotli that is worth its time. Undefined: the best. */
  quality?: number;
}

/** Writes every text in both codings to a file, one after the other as they are ready. Returns where each stands. */
export async function compressBodies(
  texts: readonly Text[],
  quality: number,
  file: string,
): Promise<{ bodies: Body[]; bytes: number }> {
  const bodies: Body[] = [];
  const into = openSync(file, 'w');
  let bytes = 0;
  const place = (part: Buffer): Span => {
    writeFileSync(into, part);
    bytes += part.length;
    return [bytes - part.length, part.length];
  };
  const waiting = texts.entries();
  const worker = async () => {
    const scratch = new Scratch();
    for (const [index, { read, quality: worth }] of waiting) {
      const content = read(scratch);
      const [br, gz] = await compress(content, Math.min(worth ?? quality, quality));
      bodies[index] = { size: content.length, br: place(br), gzip: place(gz), quality: worth };
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  } finally {
    closeSync(into);
  }
  return { bodies, bytes };
}
