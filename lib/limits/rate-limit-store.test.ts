import { addPoints, forgetPoints } from './rate-limit-store';
import { db } from '@/lib/storage/db';

const key = `counter-${process.pid}`;
const row = () => db.rateLimiterFlexible.findUnique({ where: { key } });
const age = (time: string) =>
  db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - ${time}::interval WHERE "key" = ${key}`;

afterEach(async () => {
  jest.restoreAllMocks();
  await db.rateLimiterFlexible.deleteMany({ where: { key } });
});
afterAll(() => db.$disconnect());

test('all at once are all counted, each with a sum of its own', async () => {
  const sums = await Promise.all(Array.from({ length: 8 }, () => addPoints(key, 1, 60)));
  expect(sums.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await row())!.points).toBe(8);
});

test('a window keeps its end until it has passed; then a new one begins', async () => {
  const before = Date.now();
  await addPoints(key, 1, 60);
  const { expire } = (await row())!;
  expect(expire!.getTime() - before).toBeGreaterThanOrEqual(60_000);
  expect(await addPoints(key, 1, 3600)).toBe(2);
  expect((await row())!.expire).toEqual(expire);
  await age('1 day');
  expect(await addPoints(key, 1, 60)).toBe(1);
  expect((await row())!.expire!.getTime()).toBeGreaterThanOrEqual(before + 60_000);
});

test('points can be taken off, and forgotten', async () => {
  await addPoints(key, 3, 60);
  expect(await addPoints(key, -2, 60)).toBe(1);
  await forgetPoints(key);
  expect(await row()).toBeNull();
  expect(await addPoints(key, 1, 60)).toBe(1);
});

test('what ran out more than an hour ago is taken away by later counts', async () => {
  const later = Date.now() + 10 * 60_000;
  await addPoints(key, 1, 60);
  await age('1 hour');
  const other = `${key}-other`;
  jest.useFakeTimers({ now: later, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  await addPoints(other, 1, 60);
  jest.useRealTimers();
  for (let tries = 0; tries < 50 && (await row()); tries += 1)
    await new Promise((done) => setTimeout(done, 20));
  expect(await row()).toBeNull();
  await forgetPoints(other);
});
