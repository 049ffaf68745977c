import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../../helpers/browser/test';
import { cleanUp, folderWith, gone, launch, launchEnv, type Launch } from '../../helpers/site/launcher';
import { COUNT, inDatabase, WRITE } from './kept-row';

test.afterEach(cleanUp);

// SIGTERM by way of npm, and kill -9, end the starts of second-start.spec.ts.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
  test(
    `${signal} ends everything with code 0`,
    { tag: signal === 'SIGTERM' ? '@quick' : '@slow' },
    async () => {
      const started = launch(await launchEnv({ DATA_DIR: await folderWith('range') }));
      await started.ready();
      started.child.kill(signal);
      expect(await started.ended).toBe(0);
      expect(started.processes()).toEqual([]);
    },
  );

/**
 * How npm itself reports being interrupted: by its own version's code, or by the signal. The launcher's own
 * code is 0, held above; here it counts that nothing is left.
 */
const INTERRUPTED = [0, 130, null];

test('Ctrl-C in a terminal, which reaches npm and all others at once', { tag: '@slow' }, async () => {
  const env = await launchEnv({ DATA_DIR: await folderWith('range') });
  const started = launch(env, 'npm');
  await started.ready();
  process.kill(-started.child.pid!, 'SIGINT');
  expect(INTERRUPTED).toContain(await started.ended);
  expect(started.processes()).toEqual([]);
  expect(existsSync(path.join(env.DATA_DIR!, 'lock'))).toBe(false);
});

/** Resolves as soon as a start says this, or has ended. */
async function said(started: Launch, words: string): Promise<void> {
  while (!started.output().includes(words) && started.child.exitCode === null) await pause(20);
}

test('Ctrl-C while it is still starting', { tag: '@slow' }, async () => {
  const started = launch(await launchEnv(), 'npm');
  await said(started, 'Opening the embedded database');
  await pause(500);
  process.kill(-started.child.pid!, 'SIGINT');
  expect(INTERRUPTED).toContain(await started.ended);
  expect(started.processes()).toEqual([]);
});

test('kill -9 of npm, twice, leaves no orphan and loses nothing', { tag: '@slow' }, async () => {
  const env = await launchEnv({ DATA_DIR: await folderWith('range') });
  const first = launch(env, 'npm');
  await first.ready();
  first.child.kill('SIGKILL');
  await gone(first);
  await inDatabase(env.DATA_DIR!, WRITE);

  const second = launch(env, 'npm');
  await second.ready();
  second.child.kill('SIGKILL');
  await gone(second);
  expect(await inDatabase(env.DATA_DIR!, COUNT)).toEqual([{ n: 1 }]);
});

/** Where a first start is killed: so many milliseconds after it was begun, or as it says that it begins a step. */
const MOMENTS = [
  ...[300, 1200, 2500, 4000],
  ...['Bringing the database tables up to date', 'Writing our range into the database'],
];

// One folder for all: each start finds what the one before has left half done, and the last one comes up.
test(
  'kill -9 again and again during the first start, then it comes up',
  { tag: '@slow' },
  async ({ request }) => {
    const env = await launchEnv();
    for (const moment of MOMENTS) {
      const started = launch(env);
      if (typeof moment === 'number') await pause(moment);
      else await said(started, moment);
      started.child.kill('SIGKILL');
      await gone(started);
      // It was still at work, and had not stumbled over what the one before had left.
      expect([moment, started.child.exitCode]).toEqual([moment, null]);
    }
    const last = launch(env);
    await last.ready();
    expect((await request.get(`http://localhost:${env.PORT}/`)).status()).toBe(200);
  },
);
