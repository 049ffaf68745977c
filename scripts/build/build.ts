import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSecret, withActionKey } from './action-key';
import { buildHttpServer } from './build-http-server';
import { endQuietly, runQuietly, spawnNode, type Env } from '../shared/children';
import { hintScripts } from '../page-boot/compile-hints';
import { addPolicies } from './csp';
import { inBuildTurn, refuseServed } from './dist-lock';
import { keyOf, staleDocuments } from '../documents/documents';
import { checkedEnv } from '../shared/environment';
import { Fault, main } from '../shared/fault';
import { builtAddress, noteFile, noteOf } from './fingerprint';
import { buildStaticArchive } from './build-static-archive';
import { leanManifest } from './lean-manifest';
import { distDir, inRoot, NEXT } from '../shared/paths';
import { progress } from '../shared/progress';
import { isQuickArchive, recompressArchive } from './recompress-archive';
import { writeSearchFiles } from './search-files';

/**
 * There while a build runs: found at the next start, it tells that the last one was killed.
 * In the cache folder, the only one that `next build` does not empty.
 */
const startedFile = (env: Env) => inRoot(distDir(env as NodeJS.ProcessEnv), 'cache/started');

/** Forgets the finished build, unless somebody serves it, or has begun to when it was not to be seen any more. */
function forget(env: Env, dist: string): void {
  refuseServed(dist);
  if (!existsSync(noteFile(env))) return;
  const aside = `${noteFile(env)}.aside`;
  renameSync(noteFile(env), aside);
  try {
    refuseServed(dist);
  } catch (error) {
    renameSync(aside, noteFile(env));
    throw error;
  }
  rmSync(aside, { force: true });
}

/** Forgets the finished build, and after a killed one the compiler's cache too: nobody knows its state. */
function begin(env: Env): void {
  const dist = inRoot(distDir(env as NodeJS.ProcessEnv));
  forget(env, dist);
  if (existsSync(startedFile(env))) rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.dirname(startedFile(env)), { recursive: true });
  writeFileSync(startedFile(env), '');
}

function finish(env: Env, note: ReturnType<typeof noteOf>): void {
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
    ['--import', 'tsx', program, '--config', 'scripts/build/next-sitemap.config.mjs'],
    { ...env, SITE_URL: builtAddress(env) },
  );
  const missing = written.find((file) => !existsSync(file));
  if (missing) throw new Fault(`The sitemap step did not write ${path.basename(missing)}.`);
}

/** The framework's build as two steps: it says itself when the scripts are compiled. */
async function buildPages(env: Env): Promise<void> {
  const child = spawnNode([NEXT, 'build'], env, 'pipe');
  const isCompiled = new Promise<void>((resolve) =>
    child.stdout?.on('data', (text: Buffer) => text.includes('Compiled successfully') && resolve()),
  );
  const done = endQuietly('Building the pages', child);
  await progress.step('Compiling the site', () => Promise.race([isCompiled, done]));
  await progress.step('Writing the pages', () => done);
}

/** What a page is given after the framework has written it. */
function finishPages(dist: string): void {
  leanManifest(dist);
  hintScripts(path.join(dist, 'static'), addPolicies(path.join(dist, 'server')));
}

interface Options {
  /** Packs in seconds instead of half a minute; `finishPacking` makes up for it. */
  isQuick?: boolean;
}

/** Builds the site and everything that belongs to it; refuses where a live process serves that folder. */
export async function build(env: Env, { isQuick = false }: Options = {}): Promise<void> {
  const building: Env = { ...withActionKey(env), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const note = noteOf(env);
  const dist = inRoot(distDir(env as NodeJS.ProcessEnv));
  begin(env);
  await runQuietly('Generating the database client', ['scripts/install/generate-client.mjs'], building);
  await buildPages(building);
  await progress.step('Finishing the pages', () => finishPages(dist));
  const isSettled = Promise.all([
    writeSitemap(building),
    buildHttpServer(dist),
    writeSearchFiles(dist, building),
  ]);
  isSettled.catch(() => undefined); // told by the packing, which waits for it
  const { answers, bytes } = await progress.step('Packing the answers', () =>
    buildStaticArchive(dist, { folder: inRoot('public'), isSettled }, isQuick),
  );
  progress.say(`${answers} answers, ${(bytes / 1e6).toFixed(1)} MB in two codings.`);
  for (const edition of staleDocuments())
    progress.say(`${keyOf(edition)}.pdf is older than its content: npm run documents`);
  finish(env, note);
}

/** Makes the answers of a build that was made in a hurry as small as can be. */
export async function finishPacking(env: Env): Promise<void> {
  const dist = inRoot(distDir(env as NodeJS.ProcessEnv));
  if (isQuickArchive(dist))
    await progress.step('Packing the answers again, smaller', () => recompressArchive(dist));
}

if (require.main === module) {
  main(async () => {
    const env = checkedEnv(false);
    checkSecret(env);
    await inBuildTurn(() => build(env));
    process.exit(0);
  });
}
