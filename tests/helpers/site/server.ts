import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended, endChild, spawnNode } from '../../../scripts/shared/children';
import { httpServerCommand } from '../../../scripts/shared/paths';
import { answers } from '../../../scripts/launch/readiness';
import { startDatabase, type TestDatabase } from '../database/database';
import { freePort } from './ports';

export interface TestSite {
  url: string;
  dataDir: string;
  /** The process that answers now. */
  pid: () => number;
  database: TestDatabase;
  /** Everything the server has printed, restarts included. */
  output: () => string;
  /** As a crash: kill -9. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** After kill or stop: the same port, folder and database. Other values can be given. */
  start: (env?: Record<string, string>) => Promise<void>;
  /** Ends the server and takes database and folder away. */
  close: () => Promise<void>;
}

/** No value of the developer's own machine may reach a test: above all no key that sends real mail. */
const NEUTRAL = {
  RESEND_API_KEY: '',
  RESEND_BASE_URL: '',
  MAIL_FROM: '',
  ENQUIRY_TO: '',
  TRUSTED_PROXIES: '',
};

/** Another server's database: it is that one's to stop and to close. */
function sharedDatabase(url: string): TestDatabase {
  const notOurs = () => Promise.reject(new Error('This database belongs to another server.'));
  return { url, direct: url, stop: notOurs, start: notOurs, query: notOurs, close: () => Promise.resolve() };
}

/** The built site in a server of its own, with a fresh database and folder, or those of another server. */
export async function startSite(
  extra: Record<string, string> = {},
  program: string[] = httpServerCommand(),
): Promise<TestSite> {
  const { SHARED_DATABASE_URL: shared, SHARED_DATA_DIR: sharedFolder, ...values } = extra;
  const [port, database] = [await freePort(), shared ? sharedDatabase(shared) : await startDatabase()];
  const dataDir = sharedFolder ?? mkdtempSync(path.join(tmpdir(), 'site-data-'));
  const base = {
    ...process.env,
    ...NEUTRAL,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...values,
  };
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';

  const start = async (env: Record<string, string> = {}) => {
    const own = { PORT: String(port), DATABASE_URL: database.url, DATA_DIR: dataDir };
    child = spawnNode(program, { ...base, ...own, ...env }, 'pipe');
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (printed += String(chunk)));
    if (!(await answers(`${url}/`, ended(child)))) throw new Error(`The server did not start:\n${printed}`);
  };
  const kill = async () => {
    child?.kill('SIGKILL');
    if (child) await ended(child);
  };
  const stop = async () => {
    if (child) await endChild(child);
  };
  const close = async () => {
    await stop();
    await database.close();
    if (!sharedFolder) rmSync(dataDir, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const pid = () => child?.pid ?? 0;
  return { url, dataDir, pid, database, output: () => printed, kill, stop, start, close };
}
