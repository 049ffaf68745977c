import { expect, test } from '../../helpers/test';
import { cleanUp, launch, launchEnv } from '../../helpers/launcher';

test.describe.configure({ timeout: 180_000 });
test.afterEach(cleanUp);

test('a second start answers its first page within 5 s and does not build', async ({ request }) => {
  const env = await launchEnv();
  const first = launch(env);
  await first.ready();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const begun = performance.now();
  const second = launch(env, 'npm');
  await second.ready();
  expect((await request.get(`http://localhost:${env.PORT}/`)).status()).toBe(200);
  expect((performance.now() - begun) / 1000).toBeLessThan(5);
  expect(second.output()).not.toContain('Building the pages');
  expect(second.output().trimEnd().split('\n').at(-1)).toBe(`http://localhost:${env.PORT}`);
});
