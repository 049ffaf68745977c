import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf, route, ROUTE_KEYS } from '../../content/routes';
import { hasPolicy, prerenderedPages } from './csp';
import { Fault, main } from '../shared/fault';
import { distDir, inRoot } from '../shared/paths';

interface PrerenderManifest {
  routes: Record<string, { initialRevalidateSeconds: number | false } | undefined>;
}

/** Routes of the table that the build did not write as a page that stays as it is. */
export const notStatic = (paths: string[], manifest: PrerenderManifest): string[] =>
  paths.filter((at) => manifest.routes[at]?.initialRevalidateSeconds !== false);

function check(dist: string): void {
  const manifest = JSON.parse(
    readFileSync(path.join(dist, 'prerender-manifest.json'), 'utf8'),
  ) as PrerenderManifest;
  const fixed = ROUTE_KEYS.filter((key) => !route(key).onRequest);
  const missing = notStatic(fixed.flatMap(pathsOf), manifest);
  if (missing.length > 0) throw new Fault(`Not static in the build: ${missing.join(', ')}`);
  const open = prerenderedPages(path.join(dist, 'server')).filter(
    (file) => !hasPolicy(readFileSync(file, 'utf8')),
  );
  if (open.length > 0) throw new Fault(`Built without a script policy: ${open.join(', ')}`);
  process.stdout.write(`All ${fixed.length} routes that can be are static and carry their script policy.\n`);
}

if (require.main === module) main(async () => check(inRoot(distDir())));
