import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '../../helpers/test';
import { startEmbeddedDb } from '../../../scripts/embedded-db';
import { cleanUp, launch, launchEnv } from '../../helpers/launcher';

test.afterEach(cleanUp);

/** A refusal: one sentence, a code that is not 0, and nothing left running. */
async function refusal(env: Record<string, string>): Promise<string> {
  const started = launch(env);
  expect(await started.ended).toBe(1);
  expect(started.processes()).toEqual([]);
  return started.output();
}

test('a port in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const said = await refusal(await launchEnv({ PORT: String(port) }));
  other.close();
  expect(said).toMatch(
    new RegExp(`^Port ${port} is in use by another program; set PORT to a free one.*\\n$`),
  );
});

test('a database that cannot be reached', async () => {
  const said = await refusal(
    await launchEnv({ DATABASE_URL: 'postgresql://me:hush-hush@127.0.0.1:9/orders' }),
  );
  expect(said).toContain('The database "orders" at 127.0.0.1:9 cannot be reached: nothing answers there.');
  expect(said).not.toContain('hush-hush');
});

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['SITE_URL', 'www.example.com'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['TRUSTED_PROXIES', '-1'],
] as const) {
  test(`a wrong ${name}`, async () => {
    const said = await refusal(await launchEnv({ [name]: value }));
    expect(said).toMatch(new RegExp(`^The environment value ${name} must be [^\\n]+\\.\\n$`));
  });
}

test('a data folder that another launcher uses', async () => {
  const env = await launchEnv();
  const first = await startEmbeddedDb(env.DATA_DIR!);
  const said = await refusal(env);
  await first.stop();
  expect(said).toContain(`is in use by the running process ${process.pid}; stop that one first.`);
});

test('a data folder that cannot be written', async () => {
  const said = await refusal(await launchEnv({ DATA_DIR: 'package.json/data' }));
  expect(said).toMatch(/The folder \S+ cannot be written: .+\.\n$/);
});
