import { statSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../helpers/browser/test';
import { cleanUp, gone, launch, launchEnv } from '../../helpers/site/launcher';
import { COUNT, inDatabase, WRITE } from './kept-row';

test.afterEach(cleanUp);

/** What only a first start has to do, as the launcher says it. */
const FIRST_TIME = [
  'Installing the packages',
  'Bringing the database tables up to date',
  'Writing our range into the database',
  'Compiling the site',
];

/** What others than the owner may enter, read or change. */
function openToOthers(folder: string): string[] {
  const all = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  expect(all.length).toBeGreaterThan(500);
  return all.filter((name) => statSync(path.join(folder, name)).mode & 0o077);
}

test('one folder, from its first start on', { tag: '@slow' }, async ({ request }) => {
  const env = await launchEnv();

  await test.step('of two first starts at once one goes on; kill -9 leaves no orphan', async () => {
    const both = [launch(env), launch({ ...env, PORT: (await launchEnv()).PORT! })] as const;
    const loser = await Promise.race(both.map(async (each) => (await each.ended, each)));
    expect(await loser.ended).toBe(1);
    expect(loser.output()).toMatch(
      /The folder \S+ is in use by the running process \d+; stop that one first\.\n$/,
    );

    const first = both[0] === loser ? both[1] : both[0];
    await first.ready();
    expect(FIRST_TIME.filter((line) => first.output().includes(line))).not.toEqual([]);
    expect(openToOthers(env.DATA_DIR!)).toEqual([]);
    first.child.kill('SIGKILL');
    await gone(first);
    await inDatabase(env.DATA_DIR!, WRITE);
  });

  await test.step('a later one installs, migrates, seeds and builds nothing, and nothing was lost; SIGTERM ends it', async () => {
    const second = launch(env, 'npm');
    await second.ready();
    expect((await request.get(`http://localhost:${env.PORT}/`)).status()).toBe(200);
    expect(FIRST_TIME.filter((line) => second.output().includes(line))).toEqual([]);
    // The log of the server, a JSON object a line, may follow.
    const said = second
      .output()
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
    expect(said.at(-1)).toBe(`http://localhost:${env.PORT}`);
    process.kill(-second.child.pid!, 'SIGTERM');
    await gone(second);
    expect(await inDatabase(env.DATA_DIR!, COUNT)).toEqual([{ n: 1 }]);
  });
});
