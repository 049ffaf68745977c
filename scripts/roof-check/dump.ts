/**
 * Writes the pictures of a split as squares of 192 px, for studio/roof_check to learn from.
 *
 * node --import tsx scripts/roof-check/dump.ts studio/.cache/roof-check
 */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { square } from '@/lib/roof-check/pixels';
import { samples } from './samples';
import type { Split } from './scenes';

const SIDE = 192;
/** Drawings of each kind, over all splits. */
const DRAWN = 60;

async function dump(split: Split, folder: string) {
  const list = samples([split], { spoiled: 0, drawn: DRAWN });
  const out = createWriteStream(path.join(folder, `${split}.rgb`));
  for (const { load } of list) out.write(square(await load(), SIDE));
  await new Promise<void>((done) => out.end(done));
  const index = list.map(({ name, kind, isRoof }) => ({ name, kind, isRoof }));
  await writeFile(path.join(folder, `${split}.json`), JSON.stringify(index));
  console.log(`${list.length} pictures of ${split}`);
}

async function main() {
  const folder = process.argv[2] ?? 'studio/.cache/roof-check';
  await mkdir(folder, { recursive: true });
  await dump('train', folder);
  await dump('validation', folder);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
