import { existsSync } from 'node:fs';
import path from 'node:path';
import { company } from '@/content/company';
import { ROUTES } from '@/content/routes';
import { envSchema } from '@/lib/settings/env-schema';
import { clientFiles } from './helpers/source/client-graph';
import { circles, importGraph, roomGraph } from './helpers/source/import-graph';
import { LATIN_NAMES } from './helpers/source/latin-names';
import { matches, sources, textOf } from './helpers/source/tree';

const isClient = (file: string) => /^['"]use client['"]/m.test(textOf(file));

test('.env.example lists exactly the values the site reads', () => {
  const listed = [...textOf('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys(envSchema.shape).sort());
});

test('only content/contact.ts names the brand', () => {
  const brand = new RegExp(company.brand, 'i');
  const others = sources().filter((file) => file !== 'content/contact.ts');
  expect(matches(others, brand)).toEqual([]);
  // In Arabic it is the trade's word for roof tiles as well: the company is what follows "company".
  expect(matches(others, new RegExp(`شركة ${company.brandInArabic}(?![\\p{L}])`, 'u'))).toEqual([]);
});

test('no barrels, and kebab-case names', () => {
  const files = sources().map((file) => path.basename(file));
  expect(files.filter((name) => /^index\./.test(name))).toEqual([]);
  expect(files.filter((name) => !/^[a-z0-9.-]+$/.test(name))).toEqual([]);
});

const graph = importGraph();

test('no file imports itself by way of others, not even a type', () => {
  // The graph is the real one: by the alias, beside it, later on, and for a type only.
  expect(graph.get('lib/enquiry/actions.ts')).toContain('lib/forms/action.ts');
  expect(graph.get('components/ui/message/toast.ts')).toEqual(['components/ui/message/toast-box.tsx']);
  expect(graph.get('components/ui/lightbox/lightbox-stage.tsx')).toContain(
    'components/ui/lightbox/lightbox-item.ts',
  );
  expect(circles(graph)).toEqual([]);
});

test('no room imports itself by way of others: the drawing in docs/architecture.md has one direction', () => {
  const rooms = roomGraph(graph);
  expect(rooms.get('lib/http')).toContain('lib/forms');
  expect(circles(rooms)).toEqual([]);
});

/** Small rooms that are a subject of their own. */
const OUT_OF_SIZE = [
  'components/film',
  'components/legal',
  'components/projects',
  'components/screens',
  'components/structured-data',
  'content/suppliers',
  'content/suppliers/bricks',
  'lib/device-data',
  'lib/gallery',
  'lib/news',
  'lib/suppliers',
  'scripts/products',
  'tests/memory',
  'tests/roof-check',
];

test('a folder holds three to twenty sources', () => {
  const counts = new Map<string, number>();
  for (const file of graph.keys()) {
    // In tests/ tests are what a folder holds.
    const isCounted = /^(bench|components|content|lib|scripts|server)\//.test(file) && !/\.test\./.test(file);
    if (!isCounted && !file.startsWith('tests/')) continue;
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const off = [...counts].filter(([, count]) => count < 3 || count > 20).map(([folder]) => folder);
  expect(off.filter((folder) => !OUT_OF_SIZE.includes(folder)).sort()).toEqual([]);
});

test('a hook stands in a file that is named for it: there alone the linter looks for what React asks of hooks', () => {
  const others = sources().filter((file) => /\.ts$/.test(file) && !/\/use-[^/]*$|\.test\.ts$/.test(file));
  const hook =
    /^(export )?(async )?(function|const) use[A-Z]|^import (?!type)[^;]*\buse[A-Z]\w*[^;]* from 'react'/m;
  // This one reads a context and nothing else.
  expect(others.filter((file) => hook.test(textOf(file)))).toEqual(['components/links/page-lang.ts']);
});

test('only queries, mutations and named exceptions open the database', () => {
  const allowed =
    /(queries|mutations)\.ts$|lib\/(mail\/outbox|limits\/rate-limit|storage\/db|http\/health)[\w-]*\.ts$|prisma\/seed\.ts$/;
  const others = sources().filter((file) => !allowed.test(file));
  expect(matches(others, /from '(@\/lib\/storage|\.)\/db'/)).toEqual([]);
});

/** A page of the table written out, where neither `localPath` nor a type puts it into a language. */
function pagesWrittenOut(text: string): string[] {
  const rest = text
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/localPath\(\s*(['"`])[^'"`]*\1|LocalPath<[^>]*>/g, '');
  const pages = Object.values(ROUTES).map(({ path }) => path as string);
  const written = [...rest.matchAll(/['"`](\/[\w/-]*)(?=['"`?#])/g)].map(([, at]) => at!);
  const home = /(?:[=!]==|push\(|href=\{?|permalink[:=]\s*)\s*['"`]\/['"`]/.test(rest) ? ['/'] : [];
  return [...written.filter((at) => at !== '/' && pages.includes(at)), ...home];
}

test('an address of the site is asked for in a language', () => {
  expect(pagesWrittenOut(`<TextLink href="/contact-us">`)).toEqual(['/contact-us']);
  expect(pagesWrittenOut(`router.push('/'); permalink: '/cart#list'`)).toEqual(['/cart', '/']);
  expect(pagesWrittenOut(`href={localPath('/cart', lang)}`)).toEqual([]);
  // The table itself, what leads to it, and what puts an address into a language or before a host.
  const tables = [
    'content/routes.ts',
    'content/redirects.ts',
    'content/guarded.ts',
    'content/local-path.ts',
    'lib/settings/site.ts',
  ];
  const others = sources().filter((file) => !tables.includes(file));
  const found = others.flatMap((file) => pagesWrittenOut(textOf(file)).map((at) => `${file}: ${at}`));
  expect(found).toEqual([]);
});

const contentAmong = (files: readonly string[]) => files.filter((file) => file.startsWith('content/'));

test('of content only what is named here reaches the browser; everything else comes as props', () => {
  // What stands in for a page that broke is given nothing: it brings its heading along.
  const withPages = [
    'content/lang.ts',
    'content/local-path.ts',
    'content/shell/error-heading.ts',
    'content/contact.ts',
    // The comparison that a tab remembers, and the way there from the gallery.
    'content/products/compare-address.ts',
  ];
  const later = [
    // The rest of what it says.
    'content/shell/messages-of-errors.ts',
    'content/shell/toasts.ts',
    'content/shell/messages-of-errors.en.ts',
    'content/shell/messages-of-errors.ar.ts',
    // Words of what is shown for few: the result of the tile calculator, the steps of one's own roof, data on the device.
    'content/roof-quantities/result-words.en.ts',
    'content/roof-quantities/result-words.ar.ts',
    'content/pages/tools/your-roof-steps.en.ts',
    'content/pages/tools/your-roof-steps.ar.ts',
    'content/pages/company/device-data.en.ts',
    'content/pages/company/device-data.ar.ts',
    // The line that offers Arabic, to who asks for it.
    'content/shell/language-offer.ts',
    // By which words the assistant knows a subject, with its panel when that is first opened. What it says is fetched.
    'content/assistant/arabic-questions.ts',
    'content/assistant/keywords.ts',
    'content/assistant/questions.ts',
    'content/assistant/hindi-spellings.ts',
    'content/assistant/short-questions.ts',
    'content/assistant/spellings.ts',
    // The hot water calculator's, where somebody was sent a calculation and is about to sign in.
    'content/solar/sizing.ts',
    'content/forms/contact.ts',
    'content/pages/tools/hot-water.ts',
    'content/pages/tools/hot-water.en.ts',
    'content/pages/tools/hot-water.ar.ts',
    'content/company.ar.ts',
    'content/pages/tools/hot-water-example.ts',
    // Figures that its answers name.
    'content/company.ts',
    'content/forms/enquiry-words.ts',
    // With the suggestions, when the field of the search first has the focus.
    'content/search/words.ts',
    'content/solar/systems.ts',
    'content/words.ts',
  ];
  expect(contentAmong(clientFiles({ later: false }))).toEqual(withPages.toSorted());
  expect(contentAmong(clientFiles())).toEqual([...withPages, ...later].sort());
});

test('rules tell faults by codes; only the words given to forms and the JSON interface put them into words', () => {
  const worded = matches(
    sources(),
    /^import (?!type)[^;]*'(@\/content\/forms|\.)\/(field-words|account-fields)'/m,
  );
  const files = worded.map((found) => found.split(':')[0]!).filter((file) => !file.includes('.test.'));
  expect(files).toEqual(['content/forms/common.ts', 'lib/http/error-messages.ts']);
});

test('at most a third of the components are client components', () => {
  const components = sources().filter((file) => file.startsWith('components/'));
  expect(components.filter(isClient).length / components.length).toBeLessThan(0.34);
});

test('every action says that our own code has begun, itself or by its builder', () => {
  const actions = sources().filter((file) => /^['"]use server['"]/m.test(textOf(file)));
  expect(actions.length).toBeGreaterThan(2);
  const built = /^export const \w+ = \w*[aA]ction\(/;
  const marked = /^export async function [^]*?^\s*markBegun\(\)/m;
  const bare = actions.flatMap((file) =>
    textOf(file)
      .split(/^(?=\S)/m)
      .filter((block) => /^export (?!type )/.test(block) && !built.test(block) && !marked.test(block))
      .map((block) => `${file}: ${block.split('\n')[0]}`),
  );
  expect(bare).toEqual([]);
});

test('every check that the list of promises names is there', () => {
  const named = [...textOf('docs/checklist.md').matchAll(/`([\w./-]+)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('no left-overs', () => {
  const marks = /\b(TODO|FIXME|XXX)\b|lorem ipsum|@ts-ignore|@ts-expect-error|eslint-disable/i;
  expect(matches(sources(), marks)).toEqual([]);
  expect(existsSync('components/misc')).toBe(false);
});

// There the framework answers `notFound()` with an empty document; for designs server/request/designs.ts does it before.
test('only pages of designs are made for whatever their address names', () => {
  const open = sources().filter(
    (file) =>
      /^app\/.*\[.*\/page\.tsx$/.test(file) && !textOf(file).includes('export const dynamicParams = false;'),
  );
  expect(open.sort()).toEqual([
    'app/(ar)/ar/(tools)/design/[code]/page.tsx',
    'app/(en)/(tools)/design/[code]/page.tsx',
  ]);
});

test('names are written with their accents', () => {
  const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const accented = LATIN_NAMES.filter((name) => plain(name) !== name);
  expect(accented.length).toBeGreaterThan(2);
  const bare = new RegExp(`(?<!\\p{L})(?:${accented.map(plain).join('|')})(?!\\p{L})`, 'u');
  expect(matches(sources(), bare)).toEqual([]);
});
