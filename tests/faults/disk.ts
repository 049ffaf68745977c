import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuilt } from '../../scripts/build/fingerprint';
import { copyTemplate } from '../../scripts/database/database-template';
import { startEmbeddedDb } from '../../scripts/database/embedded-db';
import { checkedEnv } from '../../scripts/shared/environment';
import { Fault } from '../../scripts/shared/fault';
import { onStop, runUntilStopped } from '../../scripts/shared/lifetime';
import { say } from '../../scripts/owner/command';
import { cleanUp, launch, launchEnv, type Launch } from '../helpers/site/launcher';
import { hiddenFields, send } from './visitors';
import pg from 'pg';

/*
 * A disk that fills up under the site as `npm start` runs it, one that becomes read-only under it, and one that is
 * read-only when it starts. `--short`: few visitors, for every test run. Needs a small file
 * system of its own, and so Linux: `unshare -rm` gives this program one that goes with it.
 */

/** Visitors before and after, and while the disk is full: enough to use up the last of the room, in the long form. */
const VISITORS = process.argv.includes('--short') ? { calm: 2, full: 4 } : { calm: 5, full: 12 };
const MEGABYTE = 1024 * 1024;

interface Stage {
  /** Where the small file system is. */
  place: string;
  env: Record<string, string>;
  url: string;
  acknowledged: string[];
  faults: string[];
}

function mount(place: string, options: string): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Fault(`A file system of its own could not be had: ${stderr.trim()}.`);
}

const freeMegabytes = (place: string) => {
  const { bavail, bsize } = statfsSync(place);
  return Math.round((bavail * bsize) / MEGABYTE);
};

/** Fills the disk but for `left` bytes. Returns how to give the room back. */
function fill(place: string, left: number): () => void {
  const { bavail, bsize } = statfsSync(place);
  const ballast = path.join(place, 'ballast');
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left), 1));
  } catch (error) {
    // The database has written meanwhile: then it is as full as can be.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(ballast);
}

/** Sends enquiries; returns how many were acknowledged. */
async function visit({ url, acknowledged }: Stage, name: string, count: number): Promise<number> {
  const page = `${url}/contact-us`;
  const hidden = await hiddenFields(page);
  let taken = 0;
  for (let nth = 1; nth <= count; nth += 1) {
    // Long ones, so that the database soon needs room.
    const message = `${name} ${nth} ${'of many words '.repeat(130)}`.trim();
    if (!(await send(page, hidden, { message, email: `${nth}@villa.example` }))) continue;
    acknowledged.push(message);
    taken += 1;
  }
  return taken;
}

const healthOf = async ({ url }: Stage) => {
  const answer = await fetch(`${url}/api/health`).catch(() => null);
  return answer ? `${answer.status} ${JSON.stringify(await answer.json())}` : 'no answer';
};

const pageOf = async ({ url }: Stage) => (await fetch(`${url}/`).catch(() => null))?.status ?? 0;

async function started(stage: Stage): Promise<Launch> {
  const site = launch(stage.env);
  await site.ready();
  return site;
}

async function end(site: Launch): Promise<void> {
  site.child.kill('SIGTERM');
  await site.ended;
}

/** Opens the folder as the next start would and compares. */
async function compare(stage: Stage, when: string): Promise<void> {
  const db = await startEmbeddedDb(stage.env.DATA_DIR!);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const { rows } = await client.query<{ message: string }>('SELECT "message" FROM "Enquiry"');
  const twice = await client.query('SELECT 1 FROM "Enquiry" GROUP BY "message" HAVING count(*) > 1');
  await client.end();
  await db.stop();
  const stored = new Set(rows.map(({ message }) => message));
  const lost = stage.acknowledged.filter((message) => !stored.has(message));
  say(
    `| ${when} | ${stage.acknowledged.length} | ${stored.size} | ${lost.length} | ${twice.rowCount ?? 0} |`,
  );
  if (lost.length > 0) stage.faults.push(`${when}: ${lost.length} acknowledged enquiries are lost`);
  if (twice.rowCount) stage.faults.push(`${when}: ${twice.rowCount} enquiries are stored twice`);
}

async function fullDisk(stage: Stage): Promise<void> {
  const site = await started(stage);
  const before = await visit(stage, 'Before', VISITORS.calm);
  const giveBack = fill(stage.place, 16 * 1024);
  const full = await visit(stage, 'Full', VISITORS.full);
  const [health, page] = [await healthOf(stage), await pageOf(stage)];
  giveBack();
  const after = await visit(stage, 'Room again', VISITORS.calm);
  say(
    `full: ${before} before, ${full} of ${VISITORS.full} while full, ${after} after (of ${VISITORS.calm} each); page ${page}; health ${health}`,
  );
  if (before + after < 2 * VISITORS.calm) stage.faults.push('an enquiry with room on the disk was refused');
  if (page !== 200) stage.faults.push(`the home page answered ${page} while the disk was full`);
  if (!health.includes('disk-full') && !health.includes('no answer'))
    stage.faults.push(`health did not tell: ${health}`);
  if (/^\s+at /m.test(site.output())) stage.faults.push('the log holds a stack trace');
  await end(site);
  await compare(stage, 'disk full');
}

const system = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/**
 * Lays the same folder over itself, read-only. It is made so at another place and then moved: once it lay here the
 * server could open a file through it, and the system refuses to make a file system with such a file read-only.
 */
function coverReadOnly(place: string): void {
  const cover = mkdtempSync(path.join(tmpdir(), 'site-cover-'));
  const done =
    system('mount', '--bind', place, cover) &&
    system('mount', '-o', 'remount,bind,ro', cover) &&
    system('mount', '--move', cover, place);
  if (!done) system('umount', cover);
  rmdirSync(cover);
  if (!done) throw new Fault('The disk could not be made read-only.');
}

/** Nothing can be opened for writing any more, as when a disk reports errors; what is open stays open. */
async function readOnlyUnderIt(stage: Stage): Promise<void> {
  const site = await started(stage);
  const { place } = stage;
  coverReadOnly(place);
  const during = await visit(stage, 'Read-only', VISITORS.calm);
  const [health, page] = [await healthOf(stage), await pageOf(stage)];
  system('umount', place);
  const after = await visit(stage, 'Writable again', VISITORS.calm);
  say(
    `read-only while it serves: ${during} taken, ${after} after (of ${VISITORS.calm} each); page ${page}; health ${health}`,
  );
  if (page !== 200) stage.faults.push(`the home page answered ${page} while the disk was read-only`);
  if (!health.includes('disk-unwritable')) stage.faults.push(`health did not tell: ${health}`);
  if (after < VISITORS.calm) stage.faults.push('an enquiry with a writable disk was refused');
  if (/^\s+at /m.test(site.output())) stage.faults.push('the log holds a stack trace');
  await end(site);
  await compare(stage, 'read-only while it serves');
}

/** A start on a disk that may not be written: refused in words, and nothing of it is changed. */
async function readOnly(stage: Stage): Promise<void> {
  const remount = (how: 'ro' | 'rw') => {
    const { status, stderr } = spawnSync('mount', ['-o', `remount,${how}`, stage.place], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Fault(`The disk could not be made ${how}: ${stderr.trim()}.`);
  };
  remount('ro');
  const refused = launch(stage.env);
  const code = await refused.ended;
  const said = refused.output().trim();
  remount('rw');
  say(`start on a read-only disk: code ${code}, "${said}"`);
  if (code !== 1 || !/(cannot|may not) be written/.test(said))
    stage.faults.push('the start was not refused in words');
  await compare(stage, 'disk read-only');
}

runUntilStopped(async () => {
  if (!isBuilt(checkedEnv(false))) throw new Fault('This needs a finished build: npm run build');
  const place = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
  mount(place, 'size=192m');
  onStop(async () => {
    cleanUp();
    // Whatever still lies over it goes too.
    while (system('umount', '--lazy', place));
    rmSync(place, { recursive: true, force: true });
  });
  const DATA_DIR = path.join(place, 'data');
  const env = await launchEnv({ DATA_DIR, TRUSTED_PROXIES: '1' });
  await copyTemplate(process.env, 'range', DATA_DIR);
  say(`a disk of 192 MB with ${freeMegabytes(place)} MB free`);
  const stage: Stage = { place, env, url: `http://localhost:${env.PORT}`, acknowledged: [], faults: [] };
  say('| when | acknowledged | stored | lost | twice |\n|---|---|---|---|---|');
  await fullDisk(stage);
  await readOnlyUnderIt(stage);
  await readOnly(stage);
  for (const fault of stage.faults) say(`FAULT ${fault}`);
  say(`${stage.faults.length} faults`);
  return stage.faults.length > 0 ? 1 : 0;
});
