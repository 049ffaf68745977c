import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes of a text of the archive packed as `npm run build` packs it. A build of the tests is packed in a hurry, 5 %
 * larger (scripts/build/compress-bodies.ts).
 */
export const smallest = (text: Buffer): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;
