import { LANGS, type Lang } from '../../content/lang';

/** Files of the router that answer something, and those that frame a root group. */
const ROUTE = /(^|\/)(page\.tsx|route\.ts)$|^(layout|error)\.tsx$/;

/** What answers by language outside the first root group: each further language has it below its prefix. */
const BESIDE = [
  'assistant-reader.json/route.ts',
  'assistant.json/route.ts',
  'search-index.json/route.ts',
  'search-results.json/route.ts',
  'enquiry-names.json/route.ts',
  'cards/[card]/route.ts',
  'cards/design/[file]/route.ts',
  'cards/product/[file]/route.ts',
  'data-sheets/[file]/route.ts',
];
/** The framework names the first language's itself (app/manifest.ts). */
const MANIFEST = 'manifest.webmanifest/route.ts';

/** Files below a root group as the address has them: groups have no part in it. */
const below = (lang: Lang, files: readonly string[]) =>
  files
    .filter((file) => file.startsWith(`app/(${lang})/`))
    .map((file) => file.slice(`app/(${lang})/`.length).replace(/\([^)]*\)\//g, ''))
    .filter((file) => ROUTE.test(file));

/**
 * Route files of the first language that a further one has no twin of: the same file in its own root group, below its
 * prefix (docs/languages.md). `files` are all below `app`, from the root of the repository.
 */
export function missingTwins(lang: Lang, files: readonly string[]): string[] {
  const [first] = LANGS;
  if (lang === first) return [];
  const has = new Set(below(lang, files));
  const frame = (file: string) => !file.includes('/') && !/^(page|route)\./.test(file);
  const wanted = [...below(first, files), ...BESIDE, MANIFEST].map((file) =>
    frame(file) ? file : `${lang}/${file}`,
  );
  return wanted.filter((file) => !has.has(file)).map((file) => `app/(${lang})/${file}`);
}
