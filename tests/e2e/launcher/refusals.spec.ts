import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '../../helpers/browser/test';
import { startEmbeddedDb } from '../../../scripts/database/embedded-db';
import { cleanUp, folderWith, launch, launchEnv } from '../../helpers/site/launcher';

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

// A server whose database is away answers in contact/outage.spec.ts.
test('a database that cannot be reached', { tag: '@slow' }, async () => {
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
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'short'],
] as const) {
  // How each value is judged stands in lib/settings/env-schema.test.ts; here the launcher says so.
  test(`a wrong ${name}`, { tag: '@slow' }, async () => {
    const said = await refusal(await launchEnv({ [name]: value }));
    expect(said).toMatch(new RegExp(`^The environment value ${name} must be [^\\n]+\\.\\n$`));
  });
}

// The lock itself: scripts/shared/folder-lock.test.ts.
test('a data folder that another launcher uses', { tag: '@slow' }, async () => {
  const env = await launchEnv({ DATA_DIR: await folderWith('nothing') });
  const first = await startEmbeddedDb(env.DATA_DIR!);
  const said = await refusal(env);
  await first.stop();
  expect(said).toContain(`is in use by the running process ${process.pid}; stop that one first.`);
});

// Below /proc the system holds no folders: Node's own mkdir never comes back from there.
for (const folder of ['package.json/data', ...(process.platform === 'linux' ? ['/proc/none/data'] : [])])
  test(`a data folder that cannot be written: ${folder}`, { tag: '@slow' }, async () => {
    const said = await refusal(await launchEnv({ DATA_DIR: folder }));
    expect(said).toMatch(/The folder \S+ cannot be written: .+\.\n$/);
  });

test('a data folder whose lock is a folder', { tag: '@slow' }, async () => {
  const env = await launchEnv();
  mkdirSync(path.join(env.DATA_DIR!, 'lock'));
  expect(await refusal(env)).toMatch(/The folder \S+ cannot be written: .+\.\n$/);
});

const DAMAGES: Record<string, [(data: string) => void, RegExp]> = {
  'nothing in it': [(data) => mkdirSync(data), /is damaged: it is empty\./],
  'no PG_VERSION': [
    (data) => mkdirSync(path.join(data, 'base'), { recursive: true }),
    /is damaged: its file PG_VERSION is missing\./,
  ],
  'an empty PG_VERSION': [
    (data) => (mkdirSync(data), writeFileSync(path.join(data, 'PG_VERSION'), '')),
    /is damaged: its file PG_VERSION is empty\./,
  ],
  'another version': [
    (data) => (mkdirSync(data), writeFileSync(path.join(data, 'PG_VERSION'), '14\n')),
    /was written by PostgreSQL 14; this site opens 18\./,
  ],
  'a file in its place': [(data) => writeFileSync(data, ''), /is damaged: it is a file\./],
  'a link to nowhere': [
    (data) => symlinkSync('/nowhere/pgdata', data),
    /is damaged: it is a link that leads nowhere\./,
  ],
};

for (const [name, [damage, sentence]] of Object.entries(DAMAGES))
  test(`a database folder that is damaged: ${name}`, { tag: '@slow' }, async () => {
    const env = await launchEnv();
    damage(path.join(env.DATA_DIR!, 'pgdata'));
    const said = await refusal(env);
    expect(said).toMatch(sentence);
    expect(said).toMatch(/Put it back from a backup, or move it away .+\.\n$/);
    expect(said).not.toMatch(/^\s+at /m);
  });

test(
  'a database folder that is damaged inside: no file of it is lost, nothing is made anew',
  { tag: '@slow' },
  async () => {
    const env = await launchEnv({ DATA_DIR: await folderWith('nothing') });
    const data = path.join(env.DATA_DIR!, 'pgdata');
    const damages = ['base/5', 'global/pg_control', 'pg_wal', 'base', 'PG_VERSION'];
    for (const name of damages) {
      const [from, aside] = [path.join(data, name), `${data}.aside`];
      renameSync(from, aside);
      expect(await refusal(env)).toMatch(/ is damaged: .+ Put it back from a backup, .+\.\n$/);
      renameSync(aside, from);
    }
    writeFileSync(path.join(data, 'global/pg_control'), Buffer.alloc(8192));
    expect(await refusal(env)).toMatch(/ is damaged: the database does not open it .+\.\n$/);
  },
);

test('a kept secret that is empty', { tag: '@slow' }, async () => {
  const DATA_DIR = await folderWith('range');
  const env = await launchEnv({ DATA_DIR, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' });
  writeFileSync(path.join(env.DATA_DIR!, 'auth-secret'), '');
  expect(await refusal(env)).toMatch(/The secret in \S+auth-secret is damaged: .+\.\n$/);
});
