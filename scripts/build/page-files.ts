import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from '../../content/lang';
import { path as pagePath, ROUTE_KEYS, type RouteKey } from '../../content/routes';
import { inRoot } from '../shared/paths';

/** The root group of a language, whose folders begin with its prefix where it has one. */
const rootOf = (lang: Lang) => `app/(${lang})`;
const IMPORTED = /(?:from|import)\s*\(?\s*'(@\/|\.\.?\/)([^']+)'/g;
/** A file that more pages than this share says nothing about when one of them changed. */
const SHARED = 8;

/** The file behind the name of an import, if it is one of ours. */
function fileOf(prefix: string, name: string, from: string): string | null {
  const base = prefix === '@/' ? name : path.posix.join(path.posix.dirname(from), prefix + name);
  const candidates = ['', '.ts', '.tsx', '.json'].map((ending) => base + ending);
  return candidates.find((file) => existsSync(inRoot(file)) && statSync(inRoot(file)).isFile()) ?? null;
}

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(IMPORTED)]
    .map(([, prefix = '', name = '']) => fileOf(prefix, name, file))
    .filter((found) => found !== null);
}

/** Most files are reached from many pages. */
const imports = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const next of importsOf(one)) reached.add(next);
  return reached;
}

/** The file of the router that answers an address: groups have no part in it, `[name]` stands for one part. */
export function routeFile(address: string, lang: Lang): string | null {
  const root = rootOf(lang);
  if (!existsSync(inRoot(root))) return null;
  const files = readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('[...'));
  const patternOf = (file: string) =>
    new RegExp(
      `^/${file
        .replace(/\([^)]*\)\//g, '')
        .replace(/\/?page\.tsx$/, '')
        .replace(/\[\w+\]/g, '[^/]+')}$`,
    );
  const found = files.filter((file) => patternOf(file).test(address));
  const exact = found.find((file) => !file.includes('['));
  return found.length > 0 ? `${root}/${exact ?? found[0]!}` : null;
}

/**
 * What a page shows beyond what all pages share: its words and facts below content/, and its component. Found by
 * the imports of its route, so nobody keeps a list. The same in every language: words of all stand in the same files.
 */
export function pageFiles(): Map<RouteKey, string[]> {
  const telling = /^(content|components\/pages)\//;
  const reached = new Map(
    ROUTE_KEYS.map((key) => {
      const file = routeFile(pagePath(key, LANGS[0]), LANGS[0]);
      return [key, file ? [...reachedFrom(file)].filter((one) => telling.test(one)) : []];
    }),
  );
  const times = new Map<string, number>();
  for (const file of [...reached.values()].flat()) times.set(file, (times.get(file) ?? 0) + 1);
  return new Map(
    [...reached].map(([key, files]) => [key, files.filter((file) => times.get(file)! <= SHARED)]),
  );
}
