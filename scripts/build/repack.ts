import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PACK_BODIES, PACK_FOLDER, PACK_INDEX, PACK_QUICK, type Pack } from '../../server/pack-format';
import { compressBodies, SMALLEST } from './compress-bodies';
import { main } from '../shared/fault';
import { distDir, inRoot } from '../shared/paths';

const fileIn = (dist: string, name: string) => path.join(dist, PACK_FOLDER, name);
const readIndex = (dist: string) => JSON.parse(readFileSync(fileIn(dist, PACK_INDEX), 'utf8')) as Pack;

/** Whether the answers of a build were packed in a hurry and are to be made smaller. */
export const isQuickPack = (dist: string): boolean =>
  existsSync(fileIn(dist, PACK_INDEX)) && readIndex(dist).bodiesFile === PACK_QUICK;

/**
 * Packs the bodies of a quick pack as small as can be. The index, which names the file of the bodies, changes last and
 * in one step: whoever starts meanwhile reads the old pair, which stays, or the new one. A server that runs keeps
 * what it has read.
 */
export async function repack(dist: string): Promise<void> {
  const { bodies: quick, ...pack } = readIndex(dist);
  const packed = readFileSync(fileIn(dist, PACK_QUICK));
  const texts = quick.map(({ gzip: [offset, length] }) =>
    gunzipSync(packed.subarray(offset, offset + length)),
  );
  const { bodies, data } = await compressBodies(texts, SMALLEST);
  if (readIndex(dist).build !== pack.build) return; // built anew meanwhile
  writeFileSync(fileIn(dist, PACK_BODIES), data);
  const draft = fileIn(dist, `${PACK_INDEX}.new`);
  writeFileSync(draft, JSON.stringify({ ...pack, bodies, bodiesFile: PACK_BODIES } satisfies Pack));
  renameSync(draft, fileIn(dist, PACK_INDEX));
}

if (require.main === module) main(() => repack(inRoot(distDir())));
