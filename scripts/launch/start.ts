import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sayOpen } from '../../lib/storage/opening';
import { checkSecret, withActionKey } from '../build/action-key';
import { buildOnce } from './build-once';
import { ended, spawnNode, type Env } from '../shared/children';
import { startEmbeddedDb } from '../database/embedded-db';
import { checkedEnv } from '../shared/environment';
import { checkDatabase, madeSentence } from '../database/external-db';
import { Fault } from '../shared/fault';
import { onStop, runUntilStopped } from '../shared/lifetime';
import { httpServerCommand, NEXT } from '../shared/paths';
import { mailNote } from './mail-note';
import { checkPort } from './port';
import { migrate, seed } from '../database/prepare-db';
import { comingDatabase } from '../database/socket-folder';
import { progress } from '../shared/progress';
import { answers } from './readiness';
import { recompressLater } from './recompress-later';

const dev = process.argv.includes('--dev');
const begun = Date.now();
const { say, step } = progress;

const folderIn = ({ DATA_DIR }: Env) => DATA_DIR || '.data';

/** The address of the database to use, started by us if none is given. */
async function openDatabase(env: Env): Promise<string> {
  const { DATABASE_URL: url } = env;
  if (url) {
    const { isNew } = await step('Looking for the database', () => checkDatabase(url, { mayCreate: true }));
    if (isNew) say(madeSentence(url));
    if (!dev) checkSecret(env);
    return url;
  }
  const folder = folderIn(env);
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

interface Site {
  process: ChildProcess;
  gone: Promise<number>;
  /** Whether it answers, or ended before. */
  ready: Promise<boolean>;
}

function startSite(env: Env): Site {
  const site = spawnNode(dev ? [NEXT, 'dev', '-p', String(env.PORT)] : httpServerCommand(), env);
  const gone = ended(site);
  const name = dev ? 'Starting the development server' : 'Starting the server';
  const ready = step(name, () => answers(`http://127.0.0.1:${env.PORT}/`, gone));
  return { process: site, gone, ready };
}

/**
 * The database and the pages are made beside each other, and once the pages are there the server is started beside the
 * opening of the database: it listens when it is told that it may be asked. What refuses at once does so before the
 * longer work.
 */
async function startAll(given: Env, env: () => Env): Promise<Site> {
  const opening = openDatabase(given);
  await Promise.race([opening, given.DATABASE_URL ? opening : turn()]);
  const coming = dev ? null : given.DATABASE_URL || comingDatabase(folderIn(given));
  const begin = async () => {
    if (!dev) await preparePages(env());
    return coming ? startSite({ ...env(), DATABASE_URL: coming, DATABASE_OPENS: '1' }) : null;
  };
  const [url, site] = await Promise.all([prepareDatabase(opening, env()), begin()]);
  if (site) sayOpen(site.process);
  return site ?? startSite({ ...env(), DATABASE_URL: url });
}

/** The address comes last: it is what is looked for, and pressed. */
function sayReady(env: Env): void {
  const note = mailNote(env);
  if (note) say(note);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  say(`Ready after ${seconds} s. Ctrl-C ends it.\nhttp://localhost:${env.PORT}`);
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
  const { gone, ready } = await startAll(given, env);
  if (await ready) {
    sayReady(env());
    if (!dev) recompressLater(env());
  }
  await gone;
  throw new Fault('The server ended by itself; the reason stands above.');
});
