import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { checkSecret, withActionKey } from '../build/action-key';
import { buildOnce } from './build-once';
import { ended, spawnNode, type Env } from '../shared/children';
import { startEmbeddedDb } from '../database/embedded-db';
import { checkedEnv } from '../shared/environment';
import { checkDatabase, madeSentence } from '../database/external-db';
import { Fault } from '../shared/fault';
import { onStop, runUntilStopped } from '../shared/lifetime';
import { distDir, httpServerCommand, inRoot, NEXT } from '../shared/paths';
import { mailNote } from './mail-note';
import { checkPort } from './port';
import { migrate, seed } from '../database/prepare-db';
import { progress } from '../shared/progress';
import { answers } from './readiness';
import { isQuickArchive } from '../build/recompress-archive';
import { spawnRecompression } from './spawn-recompression';

const dev = process.argv.includes('--dev');
const begun = Date.now();
const { say, step } = progress;

/** The address of the database to use, started by us if none is given. */
async function openDatabase(env: Env): Promise<string> {
  const { DATABASE_URL: url } = env;
  if (url) {
    const { isNew } = await step('Looking for the database', () => checkDatabase(url, { mayCreate: true }));
    if (isNew) say(madeSentence(url));
    if (!dev) checkSecret(env);
    return url;
  }
  const folder = env.DATA_DIR || '.data';
  const db = await step(`Opening the embedded database in ${folder}`, () => startEmbeddedDb(folder));
  onStop(db.stop);
  if (db.isNew) say(`There was no database in ${path.resolve(folder)}: one was made, empty.`);
  return db.url;
}

async function prepareDatabase(opening: Promise<string>, env: Env): Promise<string> {
  const url = await opening;
  await migrate(url, step);
  await seed(url, env, step);
  return url;
}

/** From here on nobody builds in the folder that is served. */
async function preparePages(env: Env): Promise<void> {
  const release = await buildOnce(env);
  onStop(async () => release());
}

/** The database and the pages are made beside each other. What refuses at once does so before the longer work. */
async function prepare(given: Env, env: () => Env): Promise<string> {
  const opening = openDatabase(given);
  await Promise.race([opening, given.DATABASE_URL ? opening : turn()]);
  const [url] = await Promise.all([prepareDatabase(opening, env()), dev ? undefined : preparePages(env())]);
  return url;
}

async function serve(env: Env, port: number): Promise<void> {
  const site = spawnNode(dev ? [NEXT, 'dev', '-p', String(port)] : httpServerCommand(), env);
  const gone = ended(site);
  const ready = await step(dev ? 'Starting the development server' : 'Starting the server', () =>
    answers(`http://127.0.0.1:${port}/`, gone),
  );
  const note = mailNote(env);
  if (ready && note) say(note);
  // The address comes last: it is what is looked for, and pressed.
  if (ready)
    say(
      `Ready after ${((Date.now() - begun) / 1000).toFixed(1)} s. Ctrl-C ends it.\nhttp://localhost:${port}`,
    );
  if (ready && !dev && isQuickArchive(inRoot(distDir()))) spawnRecompression(env);
  await gone;
  throw new Fault('The server ended by itself; the reason stands above.');
}

runUntilStopped(async () => {
  const given = checkedEnv(dev);
  const port = Number(given.PORT || 3000);
  await checkPort(port);
  const env = (): Env => ({
    ...withActionKey(given),
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: dev ? 'development' : 'production',
  });
  const url = await prepare(given, env);
  await serve({ ...env(), DATABASE_URL: url }, port);
});
