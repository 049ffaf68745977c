import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  ARCHIVE_BODIES,
  ARCHIVE_FOLDER,
  ARCHIVE_INDEX,
  ARCHIVE_QUICK_BODIES,
  type StaticArchive,
} from '../../server/static/static-archive-format';
import { compressBodies, SMALLEST } from './compress-bodies';
import { main } from '../shared/fault';
import { distDir, inRoot } from '../shared/paths';

const fileIn = (dist: string, name: string) => path.join(dist, ARCHIVE_FOLDER, name);
const readIndex = (dist: string) =>
  JSON.parse(readFileSync(fileIn(dist, ARCHIVE_INDEX), 'utf8')) as StaticArchive;

/** Whether the answers of a build were packed in a hurry and are to be made smaller. */
export const isQuickArchive = (dist: string): boolean =>
  existsSync(fileIn(dist, ARCHIVE_INDEX)) && readIndex(dist).bodiesFile === ARCHIVE_QUICK_BODIES;

/**
 * Packs the bodies of a quick archive as small as can be. The index, which names the file of the bodies, changes last and
 * in one step: whoever starts meanwhile reads the old pair, which stays, or the new one. A server that runs keeps
 * what it has read.
 */
export async function recompressArchive(dist: string): Promise<void> {
  const { bodies: quick, ...archive } = readIndex(dist);
  const packed = openSync(fileIn(dist, ARCHIVE_QUICK_BODIES), 'r');
  const texts = quick.map(({ gzip: [offset, length], quality }) => ({
    read: () => {
      const part = Buffer.alloc(length);
      readSync(packed, part, 0, length, offset);
      return gunzipSync(part);
    },
    quality,
  }));
  const smaller = fileIn(dist, `${ARCHIVE_BODIES}.new`);
  const { bodies } = await compressBodies(texts, SMALLEST, smaller);
  closeSync(packed);
  if (readIndex(dist).build !== archive.build) return rmSync(smaller); // built anew meanwhile
  renameSync(smaller, fileIn(dist, ARCHIVE_BODIES));
  const draft = fileIn(dist, `${ARCHIVE_INDEX}.new`);
  writeFileSync(
    draft,
    JSON.stringify({ ...archive, bodies, bodiesFile: ARCHIVE_BODIES } satisfies StaticArchive),
  );
  renameSync(draft, fileIn(dist, ARCHIVE_INDEX));
}

if (require.main === module) main(() => recompressArchive(inRoot(distDir())));
