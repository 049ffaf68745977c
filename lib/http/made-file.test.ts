import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEER_HEADER } from '@/lib/limits/client-address';
import { db } from '@/lib/storage/db';
import { quietLog } from '@/tests/helpers/jest/quiet';
import type * as RateLimit from '@/lib/limits/rate-limit';
import type { madeFiles as MadeFiles } from './made-file';

let mockIsAway = false;
jest.mock('@/lib/limits/rate-limit', () => {
  const { secondsToWait } = jest.requireActual<typeof RateLimit>('@/lib/limits/rate-limit');
  return {
    secondsToWait: async (...asked: Parameters<typeof secondsToWait>) => {
      if (mockIsAway) throw new Error('connect ECONNREFUSED');
      return secondsToWait(...asked);
    },
  };
});

const folder = mkdtempSync(path.join(tmpdir(), 'made-files-'));
let madeFiles: typeof MadeFiles;
const log = quietLog();

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

test('who has had as many made as a client may is told when its ten minutes are over', async () => {
  const files = madeFiles({ name: `few-${process.pid}`, points: 1, files: 100, bytes: 1e6 });
  const ask = (key: string) =>
    files({
      request: from('192.0.2.6'),
      key,
      make: async () => Buffer.from(key),
      answer: (file) => new Response(new Uint8Array(file)),
    });
  expect((await ask('one')).status).toBe(200);
  const beyond = await ask('two');
  expect(beyond.status).toBe(429);
  expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(Number(beyond.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  // What is kept costs nothing.
  expect((await ask('one')).status).toBe(200);
});

describe('with the database away', () => {
  beforeEach(() => void (mockIsAway = true));
  afterEach(() => void (mockIsAway = false));

  test('a file is made all the same, uncounted', async () => {
    const files = madeFiles({ name: 'uncounted', points: 1, files: 100, bytes: 1e6 });
    const answer = await files({
      request: from('192.0.2.4'),
      key: 'one',
      make: async () => Buffer.from('one'),
      answer: (file) => new Response(new Uint8Array(file)),
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'one']);
    expect(log.lines().join()).toContain('"event":"uncounted-not-counted"');
  });

  test('no more than one at a time, and who finds no place is told when to come back', async () => {
    const files = madeFiles({ name: 'bounded', points: 1, files: 100, bytes: 1e6 });
    const mayBeMade = Promise.withResolvers<void>();
    let now = 0;
    let most = 0;
    const ask = (key: string) =>
      files({
        request: from('192.0.2.5'),
        key,
        make: async () => {
          most = Math.max(most, ++now);
          await mayBeMade.promise;
          now -= 1;
          return Buffer.from(key);
        },
        answer: (file) => new Response(new Uint8Array(file)),
      });
    const all = Array.from({ length: 12 }, (_, at) => ask(`file ${at}`));
    const firstRefused = await Promise.race(all);
    expect([firstRefused.status, firstRefused.headers.get('retry-after')]).toEqual([503, '5']);
    mayBeMade.resolve();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(most).toBe(1);
  });
});
