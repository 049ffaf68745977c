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

/** Until that is so: how long it takes is the machine's affair. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
}

test('a client that asks for one file waits for one of those of a client that asks for many', async () => {
  const made: string[] = [];
  const refused: string[] = [];
  const mayBeMade = Promise.withResolvers<void>();
  const files = madeFiles({ name: 'tried', points: 100, files: 100, bytes: 1e6 });
  const ask = async (client: string, key: string) => {
    const answer = await files({
      request: from(client),
      key,
      make: async () => {
        await mayBeMade.promise;
        made.push(client);
        return Buffer.from(key);
      },
      answer: (file) => new Response(new Uint8Array(file)),
    });
    if (answer.status === 503) refused.push(client);
    return answer;
  };
  // One is being made and eight wait; the others are refused.
  const many = Array.from({ length: 20 }, (_, at) => ask('192.0.2.1', `file ${at}`));
  await until(() => refused.length === 11);
  // Who comes then takes the place of one of them.
  const another = ask('192.0.2.2', 'another');
  await until(() => refused.length === 12);
  mayBeMade.resolve();
  expect((await another).status).toBe(200);
  await Promise.all(many);
  expect(made.indexOf('192.0.2.2')).toBe(1);
  expect(new Set(refused)).toEqual(new Set(['192.0.2.1']));
});

test('a file says its length when it is made, and when it was kept', async () => {
  const files = madeFiles({ name: 'measured', points: 100, files: 100, bytes: 1e6 });
  const ask = () =>
    files({
      request: from('192.0.2.3'),
      key: 'one',
      make: async () => Buffer.from('قرميد'),
      answer: (file) => new Response(new Uint8Array(file)),
    });
  for (const answer of [await ask(), await ask()]) expect(answer.headers.get('content-length')).toBe('10');
});
