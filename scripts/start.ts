import { ended, spawnNode, type Env } from './children';
import { checkSecret, withActionKey } from './action-key';
import { buildOnce } from './build-once';
import { startEmbeddedDb } from './embedded-db';
import { checkedEnv } from './environment';
import { checkDatabase } from './external-db';
import { Fault } from './fault';
import { onStop, runUntilStopped } from './lifetime';
import { doorCommand, NEXT } from './paths';
import { checkPort } from './port';
import { migrate, seed } from './prepare-db';
import { answers } from './readiness';

const dev = process.argv.includes('--dev');
const begun = Date.now();
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The address of the database to use, started by us if none is given. */
async function openDatabase(env: Env): Promise<string> {
  if (env.DATABASE_URL) {
    say('Looking for the database …');
    await checkDatabase(env.DATABASE_URL);
    if (!dev) checkSecret(env);
    return env.DATABASE_URL;
  }
  const folder = env.DATA_DIR || '.data';
  say(`Opening the embedded database in ${folder} …`);
  const db = await startEmbeddedDb(folder);
  onStop(db.stop);
  return db.url;
}

async function serve(env: Env, port: number): Promise<void> {
  say(dev ? 'Starting the development server …' : 'Starting the server …');
  const site = spawnNode(dev ? [NEXT, 'dev', '-p', String(port)] : doorCommand(), env);
  const gone = ended(site);
  const ready = await answers(`http://127.0.0.1:${port}/`, gone);
  if (ready)
    say(
      `Ready after ${((Date.now() - begun) / 1000).toFixed(1)} s. Ctrl-C ends it.\nhttp://localhost:${port}`,
    );
  await gone;
  throw new Fault('The server ended by itself; the reason stands above.');
}

runUntilStopped(async () => {
  const given = checkedEnv(dev);
  const port = Number(given.PORT || 3000);
  await checkPort(port);
  const url = await openDatabase(given);
  const env: Env = {
    ...withActionKey(given),
    PORT: String(port),
    DATABASE_URL: url,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: dev ? 'development' : 'production',
  };
  await migrate(url, say);
  await seed(url, env, say);
  if (!dev) await buildOnce(env, say);
  await serve(env, port);
});
