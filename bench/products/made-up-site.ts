import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloneSite } from '../../tests/helpers/site/clone-site';
import { madeUp } from './made-up-tiles';

const TABLE = 'content/catalogue/textures';
const MADE_UP = 'content/catalogue/made-up';
const MANIFEST = 'content/pictures/manifest.json';

/**
 * What reads a product's own page, its line in the enquiry list and its place in the search. Pages that list all tiles
 * at once, the gallery and the simulator, keep to the real ones: a list of thousands would be made otherwise.
 */
const READERS = [
  'content/products/addresses.ts',
  'content/catalogue/listed/tiles.ts',
  'components/pages/products/tile-content.tsx',
  'components/pages/products/pairings.ts',
  'lib/search/entries.ts',
];

/** The table's import without the tiles, and the longer list under the same name. */
function withMadeUp(source: string): string {
  const table = new RegExp(`(import \\{[^}]*?)\\bTEXTURES,?([^}]*\\} from '@/${TABLE}';)`);
  if (!table.test(source)) throw new Error('The tiles are imported otherwise than before.');
  return source.replace(table, `$1$2\nimport { TEXTURES } from '@/${MADE_UP}';`);
}

/** A copy of this site, in a temporary folder, with made-up tiles beside the real ones: nothing of it is in the site. */
export function madeUpSite(count: number): string {
  const copy = cloneSite();
  const change = (file: string, by: (text: string) => string) =>
    writeFileSync(path.join(copy, file), by(readFileSync(path.join(copy, file), 'utf8')));
  const { tiles, pictures } = madeUp(count);
  writeFileSync(path.join(copy, `${MADE_UP}.json`), JSON.stringify(tiles));
  writeFileSync(
    path.join(copy, `${MADE_UP}.ts`),
    `import { TEXTURES as REAL, type Texture } from './textures';
import rows from './made-up.json';

export const TEXTURES: readonly Texture[] = [...REAL, ...(rows as unknown as Texture[])];
`,
  );
  change(MANIFEST, (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...pictures }));
  for (const file of READERS) change(file, withMadeUp);
  return copy;
}
