import { promisify } from 'node:util';
import { availableParallelism } from 'node:os';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Body, Span } from '../server/pack-format';

/** As small as can be; a build that is only looked at, in a test, saves half a minute by less. */
const QUALITY = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(text: Buffer): Promise<[br: Buffer, gzip: Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
}

/** Every text in both codings, one after the other in one file. */
export async function compressBodies(texts: Buffer[]): Promise<{ bodies: Body[]; data: Buffer }> {
  const done: [Buffer, Buffer][] = [];
  const waiting = texts.entries();
  const worker = async () => {
    for (const [index, text] of waiting) done[index] = await compress(text);
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
    size: texts[index]!.length,
    br: place(br),
    gzip: place(gz),
  }));
  return { bodies, data: Buffer.concat(parts) };
}
