/**
 * Writes studio/manifest.json, the list the picture studio renders, from content/pictures/shots.
 *
 * node --import tsx scripts/pictures/export-shots.ts
 */
import { writeFile } from 'node:fs/promises';
import { ALL_SHOTS } from '../../content/pictures/shots/all';
import { KINDS } from '../../content/pictures/shots/shot';
import { hashOf } from './shot-hash';

const TARGET = 'studio/manifest.json';

async function main() {
  const entries = ALL_SHOTS.map((shot) => ({
    id: shot.id,
    kind: shot.kind,
    scene: shot.scene,
    ...KINDS[shot.kind],
    params: shot.params,
    hash: hashOf(shot),
  }));
  const ids = new Set(entries.map(({ id }) => id));
  if (ids.size !== entries.length) throw new Error('two shots share an id');
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  await writeFile(TARGET, `[\n${lines}\n]\n`);
  console.log(`${entries.length} shots in ${TARGET}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
