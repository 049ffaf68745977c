import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/storage/db';
import { Counted } from './counted';
import { isWithinLimits, secondsToWait, take as taking, type Limit } from './rate-limit';

const limit: Limit = { name: `limit-${process.pid}`, points: 2, seconds: 3600, per: 'client' };
const rows = () => db.rateLimiterFlexible.findMany({ where: { key: { startsWith: limit.name } } });
const endsIn = (seconds: number) =>
  db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = (now() AT TIME ZONE 'UTC') + ${seconds}::int * interval '1 second'
    WHERE "key" LIKE ${`${limit.name}%`}`;

const take = (client: string) => isWithinLimits([limit], client);
/** How many of so many tries, each from another /64 of one /48, are taken. */
async function takenOf(tries: number, network: string): Promise<number> {
  let taken = 0;
  for (let nth = 0; nth < tries; nth += 1) if (await take(`${network}:${nth}::/64`)) taken += 1;
  return taken;
}

afterEach(() => db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: limit.name } } }));
afterAll(() => db.$disconnect());

test('whoever is refused is told the whole seconds until the window ends', async () => {
  expect([await secondsToWait([limit], 'a'), await secondsToWait([limit], 'a')]).toEqual([0, 0]);
  const wait = await secondsToWait([limit], 'a');
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(Number.isInteger(wait)).toBe(true);
  await endsIn(90);
  expect([90, 89, 88]).toContain(await secondsToWait([limit], 'a'));
});

test('of several that are used up the longest is told', async () => {
  const day: Limit = { name: `${limit.name}-day`, points: 2, seconds: 86_400, per: 'client' };
  const waits = [];
  for (let nth = 0; nth < 3; nth += 1) waits.push(await secondsToWait([limit, day], 'a'));
  expect(waits.slice(0, 2)).toEqual([0, 0]);
  expect(waits[2]).toBeGreaterThan(86_000);
  expect(await secondsToWait([limit], 'a')).toBeLessThanOrEqual(3600);
});

test('where the database fails in the middle, what was counted before is given back', async () => {
  const { consume } = RateLimiterPrisma.prototype;
  const counting = jest.spyOn(RateLimiterPrisma.prototype, 'consume');
  counting.mockImplementationOnce(consume).mockRejectedValueOnce(new Error('lost'));
  const two: Limit[] = [limit, { ...limit, name: `${limit.name}-two` }];
  await expect(taking(two, 'a')).rejects.toThrow('lost');
  counting.mockRestore();
  expect([await take('a'), await take('a'), await take('a')]).toEqual([true, true, false]);
});

test('what came to nothing is given back, to that client alone', async () => {
  const first = await taking([limit], 'a');
  const other = await taking([limit], 'b');
  for (const client of ['a', 'b']) expect(await take(client)).toBe(true);
  await first.giveBack();
  await first.giveBack();
  expect([await take('a'), await take('a'), await take('b')]).toEqual([true, false, false]);
  // The one that was refused counts as well.
  await other.giveBack();
  expect([await take('b'), await take('b')]).toEqual([false, false]);
});

test('a refused try that is given back is counted no more either', async () => {
  const counted = new Counted();
  const all = [1, 2, 3, 4].map(() => counted.isWithin([limit], 'a'));
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(2);
  await counted.giveBack();
  expect([await take('a'), await take('a'), await take('a')]).toEqual([true, true, false]);
});

test('a network of IPv6 has eight times the allowance of one of its clients, however many of them it has', async () => {
  expect(await takenOf(20, '2001:db8:0')).toBe(16);
  expect(await takenOf(20, '2001:db8:1')).toBe(16);
  expect(await takenOf(1, '2001:db8:1')).toBe(0);
});

test('it does so where the client is counted for an account, and gets back what came to nothing', async () => {
  const name = 'account x from 2001:db8:2';
  const first = await taking([limit], `${name}:aaaa::/64`);
  expect(await takenOf(15, name)).toBe(15);
  await first.giveBack();
  expect([await take(`${name}:77::/64`), await take(`${name}:78::/64`)]).toEqual([true, false]);
  expect(await take('account y from 2001:db8:2:78::/64')).toBe(true);
});

test('an IPv4 address is counted once', async () => {
  for (let nth = 0; nth < 20; nth += 1) expect(await take(`203.0.113.${nth}`)).toBe(true);
  expect(await rows()).toHaveLength(20);
});
