import { promisify } from 'node:util';
import { availableParallelism } from 'node:os';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Body, Span } from '../../server/static-archive-format';

/** As small as can be: 17 s of processor time. A build that is only looked at, in a test, saves that by less. */
export const SMALLEST = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
/** 5 % larger, in 1 s: what a first start serves until its next one. */
export const QUICK = Math.min(5, SMALLEST);

/**
 * Of a page that is one of very many, in a fortieth of the time and 8 % larger: what packing costs grows with them
 * (docs/decisions/252).
 */
export const OF_MANY = Math.min(9, SMALLEST);

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
  /** Belongs to a page that is one of very many. */
  isOfMany: boolean;
}

/** Every text in both codings, one after the other in one file. */
export async function compressBodies(
  texts: readonly Text[],
  quality: number,
): Promise<{ bodies: Body[]; data: Buffer }> {
  const done: [Buffer, Buffer][] = [];
  const waiting = texts.entries();
  const worker = async () => {
    for (const [index, { content, isOfMany }] of waiting)
      done[index] = await compress(content, isOfMany ? Math.min(OF_MANY, quality) : quality);
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
    ...(texts[index]!.isOfMany && { isOfMany: true as const }),
  }));
  return { bodies, data: Buffer.concat(parts) };
}
