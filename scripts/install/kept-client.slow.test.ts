/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'site-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });

test('the database client that the repository keeps is the one generated from the schema', () => {
  const schema = path.join(folder, 'schema.prisma');
  copyFileSync('prisma/schema.prisma', schema);
  // It tells the generator how imports are written.
  copyFileSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  const generated = node('node_modules/prisma/build/index.js', 'generate', '--schema', schema);
  expect([generated.status, generated.stderr]).toEqual([0, expect.any(String)]);
  const { stdout, stderr } = node(
    '--input-type=module',
    '-e',
    `
    import { clientHash, clientIn, isKept, keptClient } from './scripts/install/kept-client.mjs';
    const hash = clientHash();
    const made = clientIn(${JSON.stringify(path.join(folder, 'generated'))});
    if (!isKept(hash)) console.log('older than its schema: npm run client');
    else console.log(JSON.stringify(keptClient(hash)) === JSON.stringify(made) ? 'same' : 'different');
  `,
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'same\n', stderr: '' });
});
