import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from '../shared/fault';
import { inRoot } from '../shared/paths';

const FOLDERS = ['img/drawing', 'download'];
const TARGET = 'content/products/downloads.json';

/** Notes how many bytes each file has that the pages of products offer. Run after making or changing one. */
main(async () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(inRoot(path.join('public', folder)), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ).sort();
  const sizes = files.map((file) => [
    `/${path.relative(inRoot('public'), file).split(path.sep).join('/')}`,
    statSync(file).size,
  ]);
  writeFileSync(inRoot(TARGET), `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
  process.stdout.write(`${sizes.length} files noted in ${TARGET}.\n`);
});
