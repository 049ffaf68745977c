import { clearCounters, counterOf } from './rate-limit-store';
import { db } from '@/lib/storage/db';

const name = `counter-${process.pid}`;
const counter = counterOf(name, 3, 60);
const rows = () => db.rateLimiterFlexible.findMany({ where: { key: { startsWith: name } } });
const age = () =>
  db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = now() - interval '1 day' WHERE "key" LIKE ${`${name}%`}`;

afterEach(() => db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: name } } }));
afterAll(() => db.$disconnect());

test('all at once are all counted, and what is too much is refused', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 8 }, () => counter.consume('a')));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const [row, ...more] = await rows();
  expect([row!.points, more]).toEqual([8, []]);
});

test('a window keeps its end until it has passed; then a new one begins', async () => {
  await counter.consume('a');
  const [first] = await rows();
  const { consumedPoints, msBeforeNext } = await counter.consume('a');
  expect([consumedPoints, (await rows())[0]!.expire]).toEqual([2, first!.expire]);
  expect(msBeforeNext).toBeGreaterThan(0);
  expect(msBeforeNext).toBeLessThanOrEqual(60_000);
  await age();
  expect((await counter.consume('a')).consumedPoints).toBe(1);
});

test('rewards take off, a forced window forgets, and one without end stays', async () => {
  await counter.penalty('a', 3);
  expect((await counter.reward('a', 2)).consumedPoints).toBe(1);
  await counter.set('a', 2, 60);
  expect((await rows())[0]!.points).toBe(2);
  await counter.set('a', 1, 0);
  expect((await counter.consume('a')).msBeforeNext).toBe(-1);
});

test('what ended more than an hour ago is cleared away, what runs or never ends is not', async () => {
  await counter.consume('old');
  await age();
  await counter.consume('new');
  await counter.set('endless', 1, 0);
  await clearCounters();
  expect((await rows()).map(({ key }) => key).sort()).toEqual([`${name}:endless`, `${name}:new`]);
});

test('more than are deleted by one statement are all cleared away', async () => {
  await db.$executeRaw`
    INSERT INTO "RateLimiterFlexible" ("key", "points", "expire")
    SELECT ${name} || ':' || n, 1, (now() AT TIME ZONE 'UTC') - interval '1 day' FROM generate_series(1, 4500) AS n`;
  await clearCounters();
  expect(await rows()).toEqual([]);
});
