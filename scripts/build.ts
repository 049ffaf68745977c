import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSecret, withActionKey } from './action-key';
import { buildDoor } from './build-door';
import { run, runQuietly, type Env } from './children';
import { hintScripts } from './compile-hints';
import { addPolicies, prerenderedPages } from './csp';
import { staleDocuments } from './documents/documents';
import { checkedEnv } from './environment';
import { Fault, main } from './fault';
import { buildFingerprint, builtAddress } from './fingerprint';
import { packSite } from './pack-site';
import { distDir, inRoot, NEXT } from './paths';

interface BuildNote {
  fingerprint: string;
  address: string;
}

type Say = (text: string) => void;

/** Written when the last step is done: without it a build is not served. */
const noteFile = (env: Env) => inRoot(distDir(env as NodeJS.ProcessEnv), 'complete.json');
/**
 * There while a build runs: found at the next start, it tells that the last one was killed.
 * In the cache folder, the only one that `next build` does not empty.
 */
const startedFile = (env: Env) => inRoot(distDir(env as NodeJS.ProcessEnv), 'cache/started');

export function readNote(env: Env): BuildNote | null {
  try {
    return JSON.parse(readFileSync(noteFile(env), 'utf8')) as BuildNote;
  } catch {
    return null;
  }
}

export const isBuilt = (env: Env) => readNote(env)?.fingerprint === buildFingerprint(env);

/** Forgets the finished build, and after a killed one the compiler's cache too: nobody knows its state. */
function begin(env: Env): void {
  const dist = inRoot(distDir(env as NodeJS.ProcessEnv));
  rmSync(noteFile(env), { force: true });
  if (existsSync(startedFile(env))) rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.dirname(startedFile(env)), { recursive: true });
  writeFileSync(startedFile(env), '');
}

function finish(env: Env, note: BuildNote): void {
  const draft = `${noteFile(env)}.new`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, noteFile(env));
  rmSync(startedFile(env), { force: true });
}

/** next-sitemap ends with code 0 whatever happens: what counts is what it wrote. */
async function writeSitemap(env: Env): Promise<void> {
  const written = ['public/sitemap.xml', 'public/robots.txt'].map((file) => inRoot(file));
  for (const file of written) rmSync(file, { force: true });
  const program = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
  await runQuietly(
    'Writing the sitemap',
    ['--import', 'tsx', program, '--config', 'scripts/next-sitemap.config.mjs'],
    { ...env, SITE_URL: builtAddress(env) },
  );
  const missing = written.find((file) => !existsSync(file));
  if (missing) throw new Fault(`The sitemap step did not write ${path.basename(missing)}.`);
}

/** Builds the site and everything that belongs to it. */
export async function build(env: Env, say: Say): Promise<void> {
  const building: Env = { ...withActionKey(env), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const note = { fingerprint: buildFingerprint(env), address: builtAddress(env) };
  begin(env);
  await run('Generating the database client', ['scripts/generate-client.mjs'], building);
  await run('Building the pages', [NEXT, 'build'], building);
  const dist = inRoot(distDir(env as NodeJS.ProcessEnv));
  const { pages, scripts } = addPolicies(path.join(dist, 'server'));
  const htmls = prerenderedPages(path.join(dist, 'server')).map((file) => readFileSync(file, 'utf8'));
  say(`${hintScripts(path.join(dist, 'static'), htmls)} scripts of first views are compiled ahead.`);
  say(`Gave ${pages} pages their script policy (at most ${scripts} inline scripts on one).`);
  await writeSitemap(building);
  await buildDoor(dist);
  const { answers, bytes } = await packSite(dist, inRoot('public'));
  say(`Packed ${answers} answers (${(bytes / 1e6).toFixed(1)} MB in two codings).`);
  for (const id of staleDocuments()) say(`${id}.pdf is older than its content: npm run documents`);
  finish(env, note);
}

if (require.main === module) {
  main(async () => {
    const env = checkedEnv(false);
    checkSecret(env);
    await build(env, (text) => void process.stdout.write(`${text}\n`));
    process.exit(0);
  });
}
