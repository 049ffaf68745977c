import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endChild, ended, spawnNode, type Env } from '../scripts/shared/children';
import { Fault } from '../scripts/shared/fault';
import { inRoot, NEXT } from '../scripts/shared/paths';
import { answers } from '../scripts/launch/readiness';
import { freePort } from '../tests/helpers/site/ports';

/** Below the checkout, so that it finds the same packages as the site. */
const FOLDER = inRoot('.data/bench/empty');
const FILES: Record<string, string> = {
  'package.json': '{ "private": true }',
  'next.config.mjs': 'export default { poweredByHeader: false };',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default function Page() { return <h1>Empty</h1>; }',
};

/** Builds a page with nothing on it, by the same version of the framework. Returns its folder. */
async function buildEmptySite(env: Env): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const building = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: undefined };
  const child = spawnNode([inRoot(NEXT), 'build', FOLDER], building, 'pipe');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += String(part)));
  if ((await ended(child)) !== 0) throw new Fault(`The empty page could not be built:\n${printed}`);
  return FOLDER;
}

/** The empty page in a server of its own, by the framework's own `next start`. */
export async function startEmptySite() {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const folder = await buildEmptySite(env);
  const port = await freePort();
  const child = spawnNode([inRoot(NEXT), 'start', folder, '-p', String(port)], env, 'pipe');
  const url = `http://127.0.0.1:${port}/`;
  if (!(await answers(url, ended(child)))) throw new Fault('The empty page is not served.');
  return { url, pid: child.pid!, close: () => endChild(child) };
}
