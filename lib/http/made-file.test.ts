import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEER_HEADER } from '@/lib/limits/client-address';
import { db } from '@/lib/storage/db';
import type { madeFiles as MadeFiles } from './made-file';

const folder = mkdtempSync(path.join(tmpdir(), 'made-files-'));
let madeFiles: typeof MadeFiles;

beforeAll(async () => {
  jest.resetModules();
  process.env.DATA_DIR = folder;
  ({ madeFiles } = await import('./made-file'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.$disconnect();
});

const from = (client: string) =>
  new Request('http://localhost/a-file', { headers: { [PEER_HEADER]: client } });

test('a client that asks for one file waits for one of those of a client that asks for many', async () => {
  const made: string[] = [];
  const files = madeFiles({ name: 'tried', points: 100, files: 100, bytes: 1e6 });
  const ask = (client: string, key: string) =>
    files({
      request: from(client),
      key,
      make: async () => {
        await new Promise((done) => setTimeout(done, 40));
        made.push(client);
        return Buffer.from(key);
      },
      answer: (file) => new Response(new Uint8Array(file)),
    });
  const many = Array.from({ length: 20 }, (_, at) => ask('192.0.2.1', `file ${at}`));
  await new Promise((done) => setTimeout(done, 100));
  const before = made.length;
  const answer = await ask('192.0.2.2', 'another');
  expect(answer.status).toBe(200);
  expect(made.indexOf('192.0.2.2') - before).toBeLessThanOrEqual(2);
  const all = await Promise.all(many);
  expect(all.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});
