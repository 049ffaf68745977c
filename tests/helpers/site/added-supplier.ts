import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../source/tree';

/**
 * A supplier that the site does not have, written into a copy of it by the steps of the README ("a supplier",
 * "a page of its roof tiles") and by nothing else.
 */
export const ADDED = {
  id: 'halabi',
  name: 'Halabi Terracotta',
  country: 'Turkey',
  page: { key: 'halabi', path: '/product/roof-tiles/halabi' },
  lead: 'One profile from the hills above the plain of Antioch.',
  tile: { key: 'halabi-dawn', colour: 'Dawn', colourId: 'dawn' },
} as const;

const { id, name, page, lead, tile } = ADDED;

/** What is written, before which words of which file. */
const LINES: readonly (readonly [file: string, before: string, line: string])[] = [
  [
    'content/suppliers/registry.ts',
    '} as const satisfies Record<string, SupplierFacts>;',
    `${id}: { country: 'turkey', families: ['tiles'] },`,
  ],
  ['content/suppliers/names.ts', "isiklar: 'Isiklar',", `${id}: '${name}',`],
  ['content/suppliers/tiles/all.ts', 'bmiItaly,', `${id},`],
  [
    'content/suppliers/tiles/all.ts',
    "import { bmiItaly } from './bmi-italy';",
    `import { ${id} } from './${id}';`,
  ],
  [
    'content/catalogue/textures.ts',
    '} as const satisfies Record<string, TileRange>;',
    `supp_9: { supplier: '${id}', manufacturer: 'HALABI', country: 'Turkey' },`,
  ],
  [
    'content/catalogue/colours.ts',
    '} satisfies Record<string, { name: string; phrase: string }>,',
    `${tile.colourId}: { name: '${tile.colour}', phrase: '${tile.colourId}' },`,
  ],
  [
    'content/catalogue/colours.ts',
    "natural: { name: 'طبيعي', phrase: 'طبيعي' },",
    `${tile.colourId}: { name: 'فجري', phrase: 'فجري' },`,
  ],
  [
    'content/catalogue/textures.ts',
    '] as const satisfies readonly Row[];',
    `['${tile.key}', 'supp_9', 'wave', '${tile.colourId}', 'green', '#3f5b45'],`,
  ],
  [
    'content/catalogue/ranges.ts',
    '} as const satisfies Partial<Record<RangeId, readonly RangeTab[]>>;',
    `supp_9: [tiles('wave', latin('Wave'), cardsOf('supp_9'))],`,
  ],
  [
    'content/routes.ts',
    '} as const satisfies Record<string, RouteEntry>;',
    `${page.key}: { path: '${page.path}', parent: 'roofTiles' },`,
  ],
  ['content/route-names.ts', '} satisfies Record<RouteKey, string>,', `${page.key}: '${name}, Turkey',`],
  ['content/route-names.ts', "addressLink: 'عنوان البريد الإلكتروني',", `${page.key}: '${name}، تركيا',`],
  [
    'content/meta/meta.en.ts',
    '} as const satisfies Record<RouteKey, Meta>;',
    `${page.key}: { title: '${name} roof tiles', description: '${lead}', picture: 'range/wave-green-tile' },`,
  ],
  [
    'content/meta/meta.ar.ts',
    "addressLink: {\n    title: 'بريد حساب",
    `${page.key}: { title: 'قرميد ${name}', description: 'شكل واحد من تركيا.' },`,
  ],
];

const ENTRY = `import { RANGES } from '@/content/catalogue/ranges';
import { words } from '@/content/words';
import type { TileSupplier } from './tile-supplier';

export const ${id}: TileSupplier = {
  supplier: '${id}',
  ranges: ['supp_9'],
  pages: ['${page.key}'],
  words: words(
    {
      heading: '${name}',
      lead: '${lead}',
      text: 'Ask for a sample and look at it in the sun.',
      facts: [['Profile in our range', 'Wave']],
      promo: { title: 'On a whole villa', text: 'Try it there first.', picture: 'villa/yamama' },
    },
    {
      ar: {
        heading: '${name}',
        lead: 'شكل واحد من تركيا.',
        text: 'اطلبوا عيّنة وانظروا إليها في الشمس.',
        facts: [['الشكل المتوفر لدينا', 'Wave']],
        promo: { title: 'على فيلا كاملة', text: 'جرّبوه هناك أولًا.' },
      },
    },
  ),
  banner: { picture: 'hero/simulator', tall: 'hero/simulator-tall' },
  card: 'range/${tile.key}-slope',
  tabs: RANGES.supp_9,
};
`;

/** Its pictures are those of another tile under their own names, with their lines in the manifest. */
function addPictures(root: string) {
  const ours = (text: string) => text.replace('wave-green', tile.key);
  const isModel = (text: string) => /(^|\/)(gallery|range|thumb)\/wave-green-?/.test(text);
  for (const file of filesBelow(path.join(root, 'public/img')).filter(isModel))
    copyFileSync(file, ours(file));
  const at = path.join(root, 'content/pictures/manifest.json');
  const manifest = JSON.parse(readFileSync(at, 'utf8')) as Record<string, unknown>;
  const models = Object.entries(manifest).filter(([key]) => isModel(key));
  const own = models.map(([key, measured]) => [ours(key), measured]);
  writeFileSync(at, JSON.stringify({ ...manifest, ...Object.fromEntries(own) }));
}

/** Writes the supplier into a copy of the site. */
export function addSupplier(root: string): void {
  for (const [file, before, line] of LINES) {
    const at = path.join(root, file);
    const text = readFileSync(at, 'utf8');
    if (!text.includes(before))
      throw new Error(`${file} has no "${before}": the README's row is to be mended`);
    writeFileSync(
      at,
      text.replace(before, () => `${line}\n${before}`),
    );
  }
  writeFileSync(path.join(root, `content/suppliers/tiles/${id}.ts`), ENTRY);
  addPictures(root);
}
