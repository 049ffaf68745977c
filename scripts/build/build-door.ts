import path from 'node:path';
import { build } from 'esbuild';
import { DOOR_PROGRAM, PACK_FOLDER } from '../../server/pack-format';
import { ROOT } from '../shared/paths';

/**
 * Makes one plain file of server/: loaded through a compiler at run time, the same code would hold a hundred
 * megabytes more for as long as the site runs.
 */
export async function buildDoor(dist: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts'],
    outfile: path.join(dist, PACK_FOLDER, DOOR_PROGRAM),
    bundle: true,
    packages: 'external',
    alias: { '@': ROOT },
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}
