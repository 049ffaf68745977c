import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { db } from '@/lib/storage/db';
import { openingOf } from '@/lib/simulator/design';
import { codeOf } from '@/lib/simulator/design-address';
import { catalogue } from '@/lib/simulator/offered';
import type { GET as Get } from './route';

// Jest cannot load what sets the letters; tests/e2e/tools/simulator.spec.ts looks at a whole card.
jest.mock('@/app/cards/draw-panel', () => ({
  drawPanel: (_: string, __: string, { panel }: { panel: { width: number; height: number } }) =>
    sharp({ create: { ...panel, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
}));

let folder: string;
let GET: typeof Get;

/** The route as a server has it that has just started. */
async function start(): Promise<void> {
  jest.resetModules();
  process.env.DATA_DIR = folder;
  delete (globalThis as { concurrencyLimiters?: unknown }).concurrencyLimiters;
  ({ GET } = await import('./route'));
}

beforeEach(async () => {
  jest.unmock('@/lib/simulator/draw-design');
  jest.unmock('@/lib/limits/rate-limit');
  folder = mkdtempSync(path.join(tmpdir(), 'design-cards-'));
  await start();
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => db.$disconnect());

const ask = (file: string, signal?: AbortSignal) =>
  GET(new NextRequest(`http://localhost:3000/cards/design/x`, { ...(signal && { signal }) }), {
    params: Promise.resolve({ file }),
  });

/** Designs that no other test asks for. */
const [, , villa] = catalogue!.models;
const unseen = villa!.walls.flatMap((wall) =>
  villa!.suppliers.flatMap(({ id, options }) =>
    options.map((option) => {
      const design = { ...openingOf(catalogue!, villa!.id), supplier: id, wall, option };
      return `${codeOf(design)}.jpg`;
    }),
  ),
);

interface Drawing {
  done: () => void;
  signal: AbortSignal;
}

/** A server whose cards are drawn when the test says so. */
async function startHeld(): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  jest.doMock('@/lib/simulator/draw-design', () => ({
    drawDesignCard: (_: unknown, __: unknown, signal: AbortSignal) =>
      new Promise<Buffer>((resolve, reject) => {
        drawings.push({ done: () => resolve(Buffer.from('card')), signal });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  }));
  jest.doMock('@/lib/limits/rate-limit', () => ({ secondsToWait: () => Promise.resolve(0) }));
  await start();
  return drawings;
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((go) => setTimeout(go, 5));
};
const aWhile = () => new Promise((go) => setTimeout(go, 100));

test('two are drawn at a time, eight wait, and the next is told when to ask again', async () => {
  const drawings = await startHeld();
  const asked = unseen.slice(0, 11).map((file) => ask(file));
  const refused = await Promise.race(asked);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(drawings).toHaveLength(2);
  for (let nth = 0; nth < 10; nth += 1) {
    await until(() => drawings.length > nth);
    drawings[nth]!.done();
  }
  const answers = (await Promise.all(asked)).filter((answer) => answer !== refused);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test('who hung up is not drawn for, waiting or begun, and an honest one is next', async () => {
  const drawings = await startHeld();
  const gone = new AbortController();
  const asked = unseen.slice(20, 30).map((file) => ask(file, gone.signal));
  await until(() => drawings.length === 2);
  gone.abort();
  await Promise.all(asked);
  expect(drawings.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  const honest = ask(unseen[30]!);
  await until(() => drawings.length === 3);
  drawings[2]!.done();
  expect((await honest).status).toBe(200);
  expect(drawings).toHaveLength(3);
});

test('a card is drawn once for all who ask, and found again after a restart', async () => {
  const drawings = await startHeld();
  const both = [ask(unseen[40]!), ask(unseen[40]!)];
  await until(() => drawings.length > 0);
  await aWhile();
  drawings[0]!.done();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  await startHeld();
  const again = await ask(unseen[40]!);
  expect([drawings.length, again.status, await again.text()]).toEqual([1, 200, 'card']);
});

test('who waits and leaves uses up no allowance, and beyond it a card is for later', async () => {
  const drawings = await startHeld();
  let left = 3;
  const secondsToWait = () => Promise.resolve((left -= 1) >= 0 ? 0 : 417);
  jest.doMock('@/lib/limits/rate-limit', () => ({ secondsToWait }));
  await start();
  const gone = new AbortController();
  const first = [ask(unseen[70]!), ask(unseen[71]!)];
  await until(() => drawings.length === 2);
  const leaving = unseen.slice(72, 80).map((file) => ask(file, gone.signal));
  await aWhile();
  gone.abort();
  await Promise.all(leaving);
  for (const { done } of drawings) done();
  await Promise.all(first);
  const third = ask(unseen[81]!);
  await until(() => drawings.length === 3);
  drawings[2]!.done();
  expect((await third).status).toBe(200);
  const beyond = await ask(unseen[82]!);
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([429, '417']);
});

test('while the database is away a new card is to be asked for later, and a kept one is there', async () => {
  const drawings = await startHeld();
  const before = ask(unseen[60]!);
  await until(() => drawings.length > 0);
  drawings[0]!.done();
  await before;
  const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.doMock('@/lib/limits/rate-limit', () => ({
    secondsToWait: () => Promise.reject(new Error('database away')),
  }));
  await start();
  const fresh = await ask(unseen[50]!);
  expect([fresh.status, fresh.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await ask(unseen[60]!)).status).toBe(200);
  quiet.mockRestore();
});

// Of every villa: lib/simulator/draw-design.slow.test.ts.
test('a villa has a card under 300 KB, and no two designs share one', async () => {
  const opening = openingOf(catalogue!, villa!.id);
  const last = { wall: villa!.walls.at(-1)!, option: villa!.suppliers.at(-1)!.options.at(-1)! };
  const designs = [opening, { ...opening, ...last }];
  const cards: string[] = [];
  for (const design of designs) {
    const answer = await ask(`${codeOf(design)}.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    cards.push(bytes.toString('base64'));
  }
  expect(new Set(cards).size).toBe(designs.length);
});

test('what names no design is refused, and what is gone is mended', async () => {
  for (const file of [
    '',
    'x',
    '1-1-e6c795-0',
    '1-1-e6c795-0.png',
    '../1-1-e6c795-0.jpg',
    '1-1--0.jpg',
    '%00.jpg',
  ])
    expect((await ask(file)).status).toBe(400);
  expect((await ask('1-999-ffffff-9.jpg')).status).toBe(200);
});
