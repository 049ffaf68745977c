import { brotliCompressSync, constants } from 'node:zlib';
import { distDir, inRoot } from '../../../scripts/shared/paths';
import { openStaticArchive, type OpenArchive } from '../../../server/static/static-archive';

/*
 * What a page weighs for visitors. A build of the tests is packed in a hurry (docs/decisions/246): what is weighed is
 * packed anew here.
 */

let archive: OpenArchive | undefined;

/** Whether a page is answered from the archive of the build; all others are packed as they are sent. */
export function isPacked(address: string): boolean {
  archive ??= openStaticArchive(inRoot(distDir()));
  return archive.page(address) !== undefined;
}

/** Bytes of a text at a quality of Brotli. */
export const weightAt = (quality: number, text: Buffer): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;

/** Bytes of a text as `npm run build` packs it: documents and scripts. 0.3 s of the processor for a page. */
export const smallest = (text: Buffer): number => weightAt(constants.BROTLI_MAX_QUALITY, text);
