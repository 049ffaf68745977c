/** @jest-environment node */
import { watched, watchedAt, type WatchedAnswer } from './watched';

const UP: WatchedAnswer = { status: 200, body: { status: 'ready' } };
const DOWN: WatchedAnswer = { status: 503, body: { status: 'not-ready' } };

let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

/** A look that ends when the test says so. */
function held(address: string) {
  const ends: ((answer: WatchedAnswer | Error) => void)[] = [];
  const look = watched(
    address,
    () =>
      new Promise<WatchedAnswer>((resolve, reject) =>
        ends.push((end) => (end instanceof Error ? reject(end) : resolve(end))),
      ),
  );
  return { ends, look };
}

test('one look is under way however many ask, however long it takes, and its answer is kept for a second', async () => {
  const { ends, look } = held('/one');
  const asked = [look(), look()];
  now += 2500;
  asked.push(look());
  ends[0]!(UP);
  expect(await Promise.all(asked)).toEqual([UP, UP, UP]);
  expect(ends).toHaveLength(1);
  const again = look();
  ends[1]!(UP);
  await again;
  now += 999;
  expect(await look()).toEqual(UP);
  expect(ends).toHaveLength(2);
});

test('within a second the answer is that of a look which began after what it tells', async () => {
  const { ends, look } = held('/two');
  const up = look();
  ends[0]!(UP);
  await up;
  now += 1000;
  const down = look();
  ends[1]!(DOWN);
  expect(await down).toEqual(DOWN);
});

test('a look that fails is that of nobody who asks later', async () => {
  const { ends, look } = held('/three');
  const failing = look();
  ends[0]!(new Error('a fault of ours'));
  await expect(failing).rejects.toThrow('a fault of ours');
  const later = look();
  ends[1]!(UP);
  expect(await later).toEqual(UP);
});

test('there is one look at an address in the process', () => {
  const { look } = held('/four');
  expect(held('/four').look).toBe(look);
  expect(watchedAt('/four')).toBe(look);
  expect(watchedAt('/five')).toBeUndefined();
});
