import path from 'node:path';
import { build } from 'esbuild';
import { SERVER_PROGRAM, ARCHIVE_FOLDER } from '../../server/static/static-archive-format';
import { ROOT } from '../shared/paths';

/**
 * Makes one plain file of server/: loaded through a compiler at run time, the same code would hold a hundred
 * megabytes more for as long as the site runs.
 */
export async function buildHttpServer(dist: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts'],
    outfile: path.join(dist, ARCHIVE_FOLDER, SERVER_PROGRAM),
    bundle: true,
    packages: 'external',
    alias: { '@': ROOT },
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}
