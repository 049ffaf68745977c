import { expect, test } from '../../helpers/browser/test';
import { cleanUp, launch, launchEnv } from '../../helpers/site/launcher';

test.afterEach(cleanUp);

/** What only a first start has to do, as the launcher says it. */
const FIRST_TIME = [
  'Installing the packages',
  'Bringing the database tables up to date',
  'Writing our range into the database',
  'Compiling the site',
];

test('of two first starts at once on one folder one goes on; a later one installs, migrates, seeds and builds nothing', async ({
  request,
}) => {
  const env = await launchEnv();
  const both = [launch(env), launch({ ...env, PORT: (await launchEnv()).PORT! })] as const;
  const loser = await Promise.race(both.map(async (each) => (await each.ended, each)));
  expect(await loser.ended).toBe(1);
  expect(loser.output()).toMatch(
    /The folder \S+ is in use by the running process \d+; stop that one first\.\n$/,
  );

  const first = both[0] === loser ? both[1] : both[0];
  await first.ready();
  expect(FIRST_TIME.filter((line) => first.output().includes(line))).not.toEqual([]);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.processes()).toEqual([]);

  const second = launch(env, 'npm');
  await second.ready();
  expect((await request.get(`http://localhost:${env.PORT}/`)).status()).toBe(200);
  expect(FIRST_TIME.filter((line) => second.output().includes(line))).toEqual([]);
  expect(second.output().trimEnd().split('\n').at(-1)).toBe(`http://localhost:${env.PORT}`);
});
