import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../shared/fault';

interface Rule {
  regex: string;
  headers: { key: string; value: string }[];
}
interface ReadRule extends Omit<Rule, 'regex'> {
  pattern: RegExp;
}

/** What the build wrote about the addresses of the site, as far as the HTTP server needs it. */
export interface BuiltSite {
  dist: string;
  buildId: string;
  /** Prerendered pages and files, by address. */
  prerendered: Record<string, { dataRoute: string | null; initialRevalidateSeconds: number | false }>;
  headers: ReadRule[];
  rewrites: { source: string; destination: string }[];
  api: string[];
  /** Addresses at which a middleware decides. */
  guarded: RegExp[];
}

interface Prerender {
  routes: BuiltSite['prerendered'];
}
interface Routes {
  headers: Rule[];
  rewrites: Record<'beforeFiles' | 'afterFiles' | 'fallback', BuiltSite['rewrites']>;
  staticRoutes: { page: string }[];
}
interface Functions {
  functions: Record<string, { matchers?: { regexp: string }[] } | undefined>;
}

/** Reads the manifests of a build. */
export function readBuild(dist: string): BuiltSite {
  const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const json = <T>(file: string) => JSON.parse(text(file)) as T;
  const routes = json<Routes>('routes-manifest.json');
  const { functions } = json<Functions>('server/functions-config-manifest.json');
  const matchers = functions['/_middleware']?.matchers ?? [];
  return {
    dist,
    buildId: text('BUILD_ID').trim(),
    prerendered: json<Prerender>('prerender-manifest.json').routes,
    headers: routes.headers.map(({ regex, headers }) => ({ pattern: new RegExp(regex), headers })),
    rewrites: routes.rewrites.afterFiles,
    api: routes.staticRoutes.map(({ page }) => page).filter((page) => page.startsWith('/api/')),
    guarded: matchers.map(({ regexp }) => new RegExp(regexp)),
  };
}

/** Every file below a folder, by the address under which it would answer. */
export function filesBelow(folder: string, address: string): [address: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [`${address}/${path.relative(folder, file).split(path.sep).join('/')}`, file]);
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The type of a file by its name. */
export function typeOf(file: string): string {
  const type = TYPES[path.extname(file).slice(1)];
  if (!type) throw new Fault(`No type is known for ${file}; name it in scripts/build/archive-sources.ts.`);
  return type;
}

/** Whether compression pays: everything else is compressed by its own format. */
export const isText = (type: string): boolean =>
  /^text\/|^application\/(json|xml|rss|manifest)|^image\/svg/.test(type);
