import { promisify } from 'node:util';
import { availableParallelism } from 'node:os';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Body, Span } from '../../server/static/static-archive-format';

/** As small as can be. A build that is only looked at, in a test, saves that by less. */
export const SMALLEST = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
/** 5 % larger, in a second: what a first start serves until its next one. */
export const QUICK = Math.min(5, SMALLEST);

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
  return Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
}

export interface Text {
  content: Buffer;
  /** The highest quality of Brotli that is worth its time. Undefined: the best. */
  quality?: number;
}

/** Every text in both codings, one after the other in one file. */
export async function compressBodies(
  texts: readonly Text[],
  quality: number,
): Promise<{ bodies: Body[]; data: Buffer }> {
  const done: [Buffer, Buffer][] = [];
  const waiting = texts.entries();
  const worker = async () => {
    for (const [index, { content, quality: worth = quality }] of waiting)
      done[index] = await compress(content, Math.min(worth, quality));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  const parts: Buffer[] = [];
  let offset = 0;
  const place = (part: Buffer): Span => {
    parts.push(part);
    offset += part.length;
    return [offset - part.length, part.length];
  };
  const bodies = done.map(([br, gz], index) => ({
    size: texts[index]!.content.length,
    br: place(br),
    gzip: place(gz),
    quality: texts[index]!.quality,
  }));
  return { bodies, data: Buffer.concat(parts) };
}
