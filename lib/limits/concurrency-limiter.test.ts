import { concurrencyLimiter, ConcurrencyLimiter, Busy } from './concurrency-limiter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function held() {
  const releases: (() => void)[] = [];
  const begun: number[] = [];
  const work = (nth: number) => () => {
    begun.push(nth);
    return new Promise<number>((resolve) => releases.push(() => resolve(nth)));
  };
  return { begun, work, release: () => releases.shift()!() };
}

test('a few at a time, in order, and the rest is refused at once', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 2, maxWaiting: 1, timeoutMs: 1000 });
  const [first, second, third] = [1, 2, 3].map((nth) => bounded.run(work(nth)));
  await expect(bounded.run(work(4))).rejects.toBeInstanceOf(Busy);
  expect(begun).toEqual([1, 2]);
  release();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  release();
  release();
  expect([await second, await third]).toEqual([2, 3]);
});

test('what has waited too long is refused unbegun, and its place goes to the next', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 1, timeoutMs: 3000 });
  const first = bounded.run(work(1));
  const second = bounded.run(work(2));
  jest.advanceTimersByTime(2999);
  await expect(bounded.run(work(3))).rejects.toThrow('too much at once');
  jest.advanceTimersByTime(1);
  await expect(second).rejects.toEqual(new Busy('waited too long'));
  const fourth = bounded.run(work(4));
  release();
  expect(await first).toBe(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 4]);
  release();
  expect(await fourth).toBe(4);
});

test('what has begun in time may take as long as it takes, and leaves no timer behind', async () => {
  const { work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 1, timeoutMs: 3000 });
  const [first, second] = [bounded.run(work(1)), bounded.run(work(2))];
  jest.advanceTimersByTime(2000);
  release();
  await first;
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(60_000);
  release();
  expect(await second).toBe(2);
});

test('what is given up while it waits is never begun, and leaves its place in the queue', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 1, timeoutMs: 3000 });
  const first = bounded.run(work(1));
  const client = new AbortController();
  const second = bounded.run(work(2), { signal: client.signal });
  client.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  const third = bounded.run(work(3));
  release();
  await first;
  await jest.advanceTimersByTimeAsync(0);
  release();
  expect(await third).toBe(3);
  expect(begun).toEqual([1, 3]);
  expect(jest.getTimerCount()).toBe(0);
});

test('what is given up just as its turn comes, or before it is handed in, is not begun', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 1, timeoutMs: 3000 });
  const first = bounded.run(work(1));
  const client = new AbortController();
  const second = expect(bounded.run(work(2), { signal: client.signal })).rejects.toThrow('gone');
  release();
  client.abort(new Error('gone'));
  await Promise.all([first, second]);
  await expect(bounded.run(work(3), { signal: client.signal })).rejects.toThrow('gone');
  const fourth = bounded.run(work(4));
  release();
  expect(await fourth).toBe(4);
  expect(begun).toEqual([1, 4]);
});

test('whoever has much done at once lets others go first, each in order', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 2, maxWaiting: 9, timeoutMs: 1000 });
  for (const nth of [1, 2, 3, 4]) void bounded.run(work(nth), { owner: 'many' });
  for (const nth of [5, 6]) void bounded.run(work(nth), { owner: 'few' });
  for (let nth = 0; nth < 4; nth += 1) {
    release();
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(begun).toEqual([1, 2, 5, 3, 6, 4]);
  release();
  release();
  await jest.advanceTimersByTimeAsync(0);
});

test('one owner leaves places free for others, and gets its own back one by one', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 4, ofOwner: 2, maxWaiting: 9, timeoutMs: 1000 });
  for (const nth of [1, 2, 3, 4]) void bounded.run(work(nth), { owner: 'many' });
  for (const nth of [5, 6, 7]) void bounded.run(work(nth), { owner: `one of few ${nth}` });
  expect(begun).toEqual([1, 2, 5, 6]);
  for (let nth = 0; nth < 7; nth += 1) {
    release();
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(begun).toEqual([1, 2, 5, 6, 7, 3, 4]);
});

test('all clients of one network of IPv6 are one owner: with 65,536 names it is still one', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 2, ofOwner: 1, maxWaiting: 3, timeoutMs: 1000 });
  const many = [1, 2, 3, 4].map((nth) => bounded.run(work(nth), { owner: `2001:db8:0:${nth}::/64` }));
  const [few] = [bounded.run(work(5), { owner: '2001:db8:1:5::/64' })];
  expect(begun).toEqual([1, 5]);
  void bounded.run(work(6), { owner: '203.0.113.6' });
  await expect(many[3]).rejects.toEqual(new Busy('too much at once'));
  release();
  release();
  expect([await many[0], await few]).toEqual([1, 5]);
  for (let nth = 0; nth < 3; nth += 1) {
    await jest.advanceTimersByTimeAsync(0);
    release();
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 5, 6, 2, 3]);
});

test('where too many wait, the newest of whoever waits for most gives way to one who waits for less', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 3, timeoutMs: 1000 });
  const many = [1, 2, 3, 4].map((nth) => bounded.run(work(nth), { owner: 'many' }));
  const [few] = [bounded.run(work(5), { owner: 'few' })];
  await expect(many[3]).rejects.toEqual(new Busy('too much at once'));
  await expect(bounded.run(work(6), { owner: 'many' })).rejects.toEqual(new Busy('too much at once'));
  await expect(bounded.run(work(7), { owner: 'few' })).rejects.toEqual(new Busy('too much at once'));
  release();
  await many[0];
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 5]);
  release();
  expect(await few).toBe(5);
});

test('work that fails makes room', async () => {
  const bounded = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 0, timeoutMs: 0 });
  await expect(bounded.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await bounded.run(() => Promise.resolve('yes'))).toBe('yes');
});

test('one of a name for the process', () => {
  const bounds = { concurrency: 1, maxWaiting: 0, timeoutMs: 0 };
  expect(concurrencyLimiter('a name', bounds)).toBe(concurrencyLimiter('a name', bounds));
  expect(concurrencyLimiter('a name', bounds)).not.toBe(concurrencyLimiter('another name', bounds));
});

test('within a network one client that asks for much keeps none of its others out', async () => {
  const { begun, work, release } = held();
  const bounded = new ConcurrencyLimiter({ concurrency: 2, ofOwner: 1, maxWaiting: 3, timeoutMs: 1000 });
  const loud = [1, 2, 3, 4].map((nth) => bounded.run(work(nth), { owner: '2001:db8:0:1::/64' }));
  const quiet = bounded.run(work(5), { owner: '2001:db8:0:2::/64' });
  await expect(loud[3]).rejects.toEqual(new Busy('too much at once'));
  release();
  expect(await loud[0]).toBe(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 5]);
  for (let nth = 0; nth < 2; nth += 1) {
    release();
    await jest.advanceTimersByTimeAsync(0);
  }
  release();
  expect(await quiet).toBe(5);
  expect(begun).toEqual([1, 5, 2, 3]);
});
